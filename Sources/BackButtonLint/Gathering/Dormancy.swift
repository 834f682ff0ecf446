/// What stands in the sources but not in the app: previews, and clauses that no build compiles.
enum Dormancy {
    static func isDormant(_ node: Node) -> Bool {
        switch node.kind {
        case .macroExpansion:
            return node.child(.declName)?.spells("Preview") == true
        case .structDecl, .classDecl, .enumDecl, .extensionDecl:
            guard let inheritance = node.child(.inheritance) else { return false }
            return inheritance.children.contains { $0.kind == .inheritedType && $0.lastTypeName == previewProvider }
        case .ifConfigClause:
            return isNeverCompiled(node)
        default:
            return false
        }
    }

    private static let previewProvider = Name("PreviewProvider")

    /// `#if false`, `#if 0`, and what follows `#if true` or `#if 1`.
    private static func isNeverCompiled(_ clause: Node) -> Bool {
        if let condition = clause.firstChild, condition.kind == .literal,
            condition.spells("false") || condition.spells("0")
        {
            return true
        }
        guard let config = clause.parent, let first = config.firstChild, first != clause
        else {
            return false
        }
        guard let condition = first.firstChild, condition.kind == .literal else {
            return false
        }
        return condition.spells("true") || condition.spells("1")
    }
}
