/// What one parsed file says. Immutable, and the only thing the world is built from.
package final class FileFacts: Sendable {
    package let tree: SyntaxTree

    /// In source order.
    package let declarations: [Declaration]

    /// The places of all declarations, those of one name together and in source order.
    private let byName: [Int32]

    /// Rows of previews and of code that isn't compiled, ascending, not overlapping.
    package let dormantRows: [Range<UInt32>]

    /// In source order; a line has one at most.
    package let directives: [Directive]

    init(tree: SyntaxTree, declarations: [Declaration], dormantRows: [Range<UInt32>], directives: [Directive]) {
        self.tree = tree
        self.declarations = declarations
        byName = declarations.indices.map { Int32(truncatingIfNeeded: $0) }.sorted { left, right in
            (declarations[Int(left)].name, left) < (declarations[Int(right)].name, right)
        }
        self.dormantRows = dormantRows
        self.directives = directives
    }

    /// Of a text without a token.
    static let nothing = Gatherer.facts(of: Parser.parse([]))

    /// The places of the declarations of a name, in source order.
    package func declarations(named name: Name) -> some Sequence<Int> {
        let first = byName.partitioningIndex { declarations[Int($0)].name >= name }
        return byName[first...].lazy.prefix { [declarations] in declarations[Int($0)].name == name }.map { Int($0) }
    }

    /// The places of the declarations that stand directly in one, in source order.
    package func contents(of declaration: Int) -> [Int] {
        let end = tree.subtreeEnds[Int(declarations[declaration].node.row)]
        let below = declarations[(declaration + 1)...].partitioningIndex { $0.node.row >= end }
        return (declaration + 1..<below).filter { declarations[$0].container == declaration }
    }

    /// Whether a node stands in a preview or in code that isn't compiled.
    package func isDormant(_ node: NodeID) -> Bool {
        let next = dormantRows.partitioningIndex { $0.lowerBound > node.row }
        return next > 0 && dormantRows[next - 1].contains(node.row)
    }

    /// Whether a comment stands in a preview or in code that isn't compiled.
    package func isDormant(at offset: Int) -> Bool {
        let behind = dormantRows.partitioningIndex { Int(tree.tokens[firstToken(of: $0)].start) > offset }
        guard behind > 0 else { return false }
        let rows = dormantRows[behind - 1]
        let node = Node(tree: tree, id: NodeID(Int(rows.lowerBound)))
        // A clause goes on up to the `#` of the next one, whatever its last token is.
        let end = node.kind == .ifConfigClause ? Int(tree.tokens[endToken(of: rows)].start) : node.range.end
        return offset < end
    }

    private func firstToken(of rows: Range<UInt32>) -> Int { Int(tree.firstTokens[Int(rows.lowerBound)]) }

    private func endToken(of rows: Range<UInt32>) -> Int { Int(tree.endTokens[Int(rows.lowerBound)]) }

    /// The innermost declaration that a node stands in, itself included.
    package func declaration(around node: Node) -> Int? {
        // The last that begins before the node, or one of those around it.
        var next = declarations.partitioningIndex { $0.node > node.id } - 1
        while next >= 0 {
            let declaration = declarations[next]
            if tree.subtreeEnds[Int(declaration.node.row)] > node.id.row { return next }
            guard let container = declaration.container else { return nil }
            next = container
        }
        return nil
    }

    /// The innermost type or extension around an offset: the node that declares it.
    package func type(around offset: Int) -> Node? {
        let behind = declarations.partitioningIndex { Node(tree: tree, id: $0.node).range.start > offset }
        var next = behind > 0 ? behind - 1 : nil
        while let index = next {
            let node = Node(tree: tree, id: declarations[index].node)
            if declarations[index].isType, node.range.contains(offset) { return node }
            next = declarations[index].container
        }
        return nil
    }
}
