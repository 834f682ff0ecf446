/// Lets the swipe begin only where it does no harm: adds to the guard that a repair has, or gives it one.
struct SwipeGuardFix {
    private let repair: SwipeRepair

    /// The delegate's function that says whether a recognizer begins.
    private let begin: Place?

    /// The body of the type that gets one, if it has none.
    private let type: Place?

    /// Nil where the type is asked about other recognizers too.
    init?(_ repair: SwipeRepair) {
        guard !repair.servesOthers else { return nil }
        self.repair = repair
        begin = repair.guarding.functions.first { function in
            function.node.child(.declName)?.name == GuardNames.shouldBegin && function.node.child(.codeBlock) != nil
                && !function.node.hasModifier("nonisolated") && !function.node.hasModifier("static")
        }
        type =
            repair.conformances.lazy.compactMap { conformance in
                conformance.declaration.node.child(.memberBlock).map(conformance.declaration.at)
            }.first
    }

    private static let depth = "viewControllers.count > 1"
    private static let modal = "presentedViewController == nil"

    /// Asks whether there is a screen to go back to, and what else a guard has to ask.
    func addingDepth() -> Remedy? {
        guard repair.delegate == .stack, let edits = missingParts else { return nil }
        return Remedy(message: "let the swipe begin only with a screen to go back to", isSafe: true, edits: edits)
    }

    /// Asks whether something is presented over the screen.
    ///
    /// - Parameter depth: What asks for the depth of the stack.
    func addingModal(at depth: Place) -> Remedy? {
        modalEdits(at: depth).map {
            Remedy(message: "let the swipe begin only with nothing presented", isSafe: true, edits: $0)
        }
    }

    private func modalEdits(at depth: Place) -> [Remedy.Change]? {
        if let change = behindDepth(depth) { return [change] }
        guard repair.delegate == .stack else { return nil }
        return begin.flatMap { guardStatement(in: $0, [Self.modal]) }
    }

    /// What a stack's own guard lacks, so that it is whole; nil where it can't be given that, empty where it lacks nothing.
    var missingParts: [Remedy.Change]? {
        let guarding = repair.guarding
        switch guarding.depth {
        case .asksNot: break
        case .asks(let depth) where guarding.modal.isNotAsked: return modalEdits(at: depth)
        case .asks, .unknown: return []
        }
        if let begin {
            return guardStatement(in: begin, [Self.depth] + (guarding.modal.isNotAsked ? [Self.modal] : []))
        }
        guard guarding.functions.allSatisfy({ $0.node.child(.declName)?.name != GuardNames.shouldBegin }) else {
            return nil
        }
        return type.flatMap(BlockSlot.init).map {
            [$0.lastMember(Self.function(access: repair.visibility.ofMembers))]
        }
    }

    /// A guard of its own.
    static func function(access: String) -> [BlockSlot.Line] {
        [
            (0, "\(access)func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {"),
            (1, "// A swipe on a stack's first screen would freeze the app."),
            (1, "\(depth) && \(modal) && transitionCoordinator == nil"),
            (0, "}"),
        ]
    }

    // MARK: In a guard that is there

    /// `guard viewControllers.count > 1 else { return false }`, before all that the guard does now.
    private func guardStatement(in function: Place, _ conditions: [String]) -> [Remedy.Change]? {
        guard let block = function.node.child(.codeBlock), let first = block.firstChild else { return nil }
        let text = "guard \(conditions.joined(separator: ", ")) else { return false }"
        // Beside another statement a bare expression returns nothing.
        let isBare = Array(block.children).count == 1 && isValue(first)
        return BlockSlot(function.at(block))?.first([text], before: isBare ? "return " : "")
    }

    /// Whether the only item of a body is what it returns.
    private func isValue(_ item: Node) -> Bool {
        switch item.kind {
        case .returnStmt, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .throwStmt, .ifConfig, .deferStmt: false
        case .ifStmt, .switchStmt, .doStmt: !item.descendants.contains { $0.kind == .returnStmt }
        default: !item.kind.isDeclaration
        }
    }

    /// ` && presentedViewController == nil` behind the comparison that asks for the depth, if all that is said there has
    /// to hold.
    private func behindDepth(_ depth: Place) -> Remedy.Change? {
        guard let begin, begin.file == depth.file, begin.node.contains(depth.node),
            let stack = stack(before: depth.node)
        else { return nil }
        let chain = depth.node.parent?.kind == .chain ? depth.node.parent : depth.node
        guard let chain, let sequence = chain.parent, sequence.kind == .sequence else { return nil }
        let parts = Array(sequence.children)
        guard isCondition(sequence, of: begin.node),
            parts.allSatisfy({ $0.kind != .operatorToken || Self.signs.contains($0.text) }),
            let at = parts.firstIndex(of: chain)
        else { return nil }
        var end: Node?
        if at + 2 < parts.count, Self.deeper.contains(parts[at + 1].text + parts[at + 2].text) {
            end = parts[at + 2]
        } else if at >= 2, parts[at - 2].spells("1"), parts[at - 1].spells("<") {
            end = chain
        }
        return end.map {
            Remedy.Change(
                file: begin.file, range: ByteRange($0.range.end, $0.range.end),
                replacement: " && \(stack)\(Self.modal)")
        }
    }

    private static let signs: Set<String> = ["&&", ">", ">=", "<", "<=", "==", "!=", "===", "!=="]
    private static let deeper: Set<String> = [">1", ">=2", "!=1"]

    /// Whether a sequence has to hold for the swipe to begin.
    private func isCondition(_ sequence: Node, of function: Node) -> Bool {
        guard let parent = sequence.parent else { return false }
        switch parent.kind {
        case .returnStmt: return true
        case .codeBlock: return parent.parent == function && Array(parent.children).count == 1
        case .condition:
            guard let statement = parent.parent, statement.kind == .guardStmt,
                let refusal = statement.child(.codeBlock)?.firstChild
            else { return false }
            return refusal.kind == .returnStmt && refusal.firstChild?.spells("false") == true
        default: return false
        }
    }

    /// What stands before the name of the stack's controllers: `stack.`, or nothing.
    private func stack(before controllers: Node) -> String? {
        guard let chain = controllers.parent, chain.kind == .chain else { return "" }
        for part in chain.children where part.range.start < controllers.range.start {
            guard part.kind == .name || part.kind == .member || part.kind == .unwrap else { return nil }
        }
        let start = chain.range.start
        guard let name = controllers.child(.declName) else { return nil }
        return String(decoding: controllers.tree.bytes[start..<name.range.start], as: UTF8.self)
    }
}

extension SwipeRepair.Visibility {
    /// What stands before a member that fulfils a protocol.
    var ofMembers: String { self == .own ? "" : "public " }

    /// What stands before a member that overrides one of UIKit's.
    var ofOverrides: String {
        switch self {
        case .system: "open "
        case .offered: "public "
        case .own: ""
        }
    }
}
