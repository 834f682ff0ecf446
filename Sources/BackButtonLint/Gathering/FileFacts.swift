/// What one parsed file says. Immutable, and the only thing the world is built from.
package struct FileFacts: Sendable {
    package let file: FileID
    package let tree: SyntaxTree

    /// In source order.
    package let declarations: [Declaration]

    /// Every place where a word is used, sorted by name, then by row.
    package let mentions: [Mention]

    /// Rows of previews and of code that isn't compiled, ascending, not overlapping.
    package let dormantRows: [Range<UInt32>]

    /// In source order; a line has one at most.
    package let directives: [Directive]

    /// A use of a word: a name, a member, a leading-dot member, or a word of a pattern or a type.
    package struct Mention: Sendable {
        package let name: Name
        package let node: NodeID
    }

    /// Where a name is used, in source order.
    package func mentions(of name: Name) -> ArraySlice<Mention> {
        let start = mentions.partitioningIndex { $0.name >= name }
        return mentions[start...].prefix { $0.name == name }
    }

    /// Whether the file uses or declares a word.
    package func hasWord(_ name: Name) -> Bool {
        !mentions(of: name).isEmpty || declarations.contains { $0.name == name }
    }

    /// Whether a node stands in a preview or in code that isn't compiled.
    package func isDormant(_ node: NodeID) -> Bool {
        for rows in dormantRows {
            if rows.contains(node.row) { return true }
            if rows.lowerBound > node.row { return false }
        }
        return false
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
        if let index = declaration(at: node.id) { return index }
        for ancestor in node.ancestors {
            if let index = declaration(at: ancestor.id) { return index }
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

    /// The declaration whose node this is.
    package func declaration(at node: NodeID) -> Int? {
        let index = declarations.partitioningIndex { $0.node >= node }
        return index < declarations.count && declarations[index].node == node ? index : nil
    }
}

/// A file of the tree, as its place in the sorted list of Swift files.
package struct FileID: Hashable, Comparable, Sendable {
    package let index: Int32

    package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    package static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}
