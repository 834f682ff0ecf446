/// Which views choose what they show, and by which names.
extension Resolution {
    /// The types whose code seems to choose by a name, perhaps one too many; nil where it would take long to tell.
    func choosers(by name: Name) -> Set<Name>? {
        let files = filesOfChoices(by: name)
        guard files.count(where: { !index.isKnown($0) }) <= Self.mostFiles else { return nil }
        var types: Set<Name> = []
        for file in files { types.formUnion(choosers(inFile: file)[name] ?? []) }
        return types
    }

    /// The files with view code that hold the name and something that chooses.
    private func filesOfChoices(by name: Name) -> Set<Int> {
        var files: Set<Int> = []
        for view in Self.viewWords {
            for choosing in Self.choosingWords { files.formUnion(inquiry.files(using: [name, view, choosing])) }
        }
        return files
    }

    /// How many files may have to be parsed for it: to climb from the screen to the app's first view takes more.
    private static let mostFiles = 4
    private static let viewWords = [SwiftUINames.view, Name("Scene")]
    private static let choosingWords = [Name("if"), Name("switch")]

    /// Looks which names the conditions and subjects of a file ask, each with the types that do.
    func findChoosers(inFile file: Int) -> [Name: Set<Name>] {
        var choosers: [Name: Set<Name>] = [:]
        let tree = index.facts(at: file).tree
        for row in tree.kinds.indices where tree.kinds[row] == .ifStmt || tree.kinds[row] == .switchStmt {
            let statement = Node(tree: tree, id: NodeID(row))
            guard let type = type(around: Place(file, statement)) else { continue }
            for name in statement.choices { choosers[name, default: []].insert(index[type].name) }
        }
        return choosers
    }

    /// Whether what a declaration around gives says that it is a view or scene.
    func isViewCode(_ place: Place) -> Bool {
        guard let declaration = index.declaration(around: place) else { return false }
        let node = index.node(declaration)
        let type = node.child(.type) ?? node.child(.returnType)?.child(.type)
        return type?.words.contains(where: Self.viewWords.contains) == true
    }
}

extension Node {
    /// Of an `if` or `switch`: the names in its conditions or its subject.
    fileprivate var choices: [Name] {
        if kind == .switchStmt {
            return firstChild.map { ([$0] + $0.descendants).compactMap(\.usedName) } ?? []
        }
        return children(.condition).flatMap { $0.descendants.compactMap(\.usedName) }
    }

    /// The names that are asked by the `if` and `switch` statements with a branch around it.
    var choicesAround: [Name] {
        var names: [Name] = []
        var child = self
        for ancestor in ancestors {
            switch ancestor.kind {
            case .ifStmt where child.kind != .condition, .switchStmt where child.kind == .switchCase:
                names += ancestor.choices
            case .memberBlock, .file: return names
            default: break
            }
            child = ancestor
        }
        return names
    }
}
