/// Whether files that talk of swiping back say anything that a rule could speak about.
///
/// Most apps that name the recognizer only switch it off for a screen, and most gesture delegates are about other
/// gestures: for these no world has to be gathered.
package struct SwipeSubject {
    /// The words of interest that are used.
    private var uses: Set<Name> = []
    /// Classes of stacks.
    private var stacks: Set<Name> = [SwipeNames.navigationController]
    /// What is, or is made, the delegate of recognizers.
    private var delegates: Set<Name> = []
    /// The classes that are declared, beside being extended.
    private var declared: Set<Name> = []

    /// - Parameter files: Of one world, as their places in the tree's list.
    package static func isIn(_ files: [Int], of sweep: Sweep) -> Bool {
        var subject = SwipeSubject()
        for file in files where !sweep.swiftMarks[file].isDisjoint(with: [.swipeRecognizer, .gestureDelegate]) {
            guard let source = try? sweep.texts.read(sweep.tree.swiftFiles[file]) else { continue }
            var own = SwipeSubject()
            own.read(Parser.parse(source.bytes))
            if own.isOne { return true }
            subject.delegates.formUnion(own.delegates.subtracting(own.declared))
        }
        // What is extended here may be a stack's class there.
        guard !subject.delegates.isEmpty else { return false }
        let search = ByteSearch(["UINavigationController"])
        for file in files {
            guard let source = try? sweep.texts.read(sweep.tree.swiftFiles[file]),
                search.found(in: source.bytes) != 0
            else { continue }
            subject.read(Parser.parse(source.bytes))
            if !subject.stacks.isDisjoint(with: subject.delegates) { return true }
        }
        return false
    }

    private var isOne: Bool {
        if !stacks.isDisjoint(with: delegates) { return true }
        guard !uses.isDisjoint(with: SwipeNames.recognizers) else { return false }
        return uses.contains(SwipeNames.delegate)
            || uses.contains(SwipeNames.isEnabled) && uses.contains(SwipeNames.navigationController)
    }

    private mutating func read(_ tree: SyntaxTree) {
        for row in 0..<tree.kinds.count {
            let node = Node(tree: tree, id: NodeID(row))
            switch node.kind {
            case .name, .member:
                if let name = node.child(.declName)?.name, Self.watched.contains(name) { uses.insert(name) }
            case .classDecl, .extensionDecl: read(type: node)
            default: continue
            }
        }
    }

    private mutating func read(type: Node) {
        guard let name = (type.child(.declName) ?? type.child(.type))?.lastTypeName else { return }
        let parents = type.child(.inheritance)?.children(.inheritedType).compactMap(\.lastTypeName) ?? []
        if type.kind == .classDecl {
            declared.insert(name)
            if parents.contains(SwipeNames.navigationController) { stacks.insert(name) }
        }
        if parents.contains(SwipeNames.gestureDelegate) || hasGuard(type) { delegates.insert(name) }
        if stacks.contains(name) { uses.insert(SwipeNames.navigationController) }
    }

    private static let watched = SwipeNames.recognizers.union([SwipeNames.delegate, SwipeNames.isEnabled])

    private func hasGuard(_ type: Node) -> Bool {
        type.child(.memberBlock)?.children.contains { member in
            member.kind == .funcDecl && member.child(.declName)?.name == GuardNames.shouldBegin
        } ?? false
    }
}
