/// Where a further modifier goes, so that its chain stays written as it is.
struct ModifierSlot {
    let offset: Int

    /// Whether it begins a line; else it follows on the same.
    let hasOwnLine: Bool

    /// That of the line that it begins or goes on.
    let indentation: String

    /// What else is put on lines of their own: the blanks that give way, and the indentation of what follows.
    let breaks: [(range: ByteRange, indentation: String)]

    /// - Parameters:
    ///   - node: A call of a chain, or a whole expression.
    ///   - unit: One level of indentation.
    init(behind node: Node, _ layout: Layout, unit: String) {
        let chain = node.kind == .chain ? node : node.enclosingChain ?? node
        let isWhole = node.range.end == chain.range.end
        let members = chain.children(.member)
        // A modifier with a line of its own is followed by one.
        let own = node.kind == .call ? node.link?.node : members.last { layout.startsLine($0.range.start) }
        if let own, own.kind == .member, layout.startsLine(own.range.start) {
            self.init(line: node.range.end, layout.indentation(at: own.range.start), layout)
            return
        }
        let next = members.first { $0.range.start >= node.range.end }
        if let next, layout.startsLine(next.range.start) {
            self.init(line: node.range.end, layout.indentation(at: next.range.start), layout)
            return
        }
        let isInClause = node.parent?.kind == .ifConfigClause
        let end = chain.range.end
        if isWhole || !isInClause, layout.endsLine(end) {
            self.init(line: end, Self.indentation(below: chain, layout, unit), layout)
            return
        }
        let blocks = isInClause ? [] : Self.blocksOfTheirOwnLine(around: chain, layout)
        guard !blocks.isEmpty else {
            self.init(node.range.end, hasOwnLine: false, layout.indentation(at: node.range.end))
            return
        }
        // The only view in braces that share its line: they get lines of their own.
        var indentation = layout.indentation(at: chain.range.start)
        var breaks: [(range: ByteRange, indentation: String)] = []
        for (block, item) in blocks.reversed() {
            breaks.append((ByteRange(item.range.end, block.range.end - 1), indentation))
            indentation += unit
            breaks.append((ByteRange(block.range.start + 1, item.range.start), indentation))
        }
        self.init(end, hasOwnLine: true, indentation + unit, breaks: breaks)
    }

    /// The blocks around a view that hold nothing else and share its line, inner first, each with what it holds; none if
    /// anything else is on that line behind them.
    private static func blocksOfTheirOwnLine(around chain: Node, _ layout: Layout) -> [(block: Node, item: Node)] {
        var blocks: [(block: Node, item: Node)] = []
        var item = chain
        while let block = blocks.isEmpty ? item.parent : item.ancestors.first(where: { $0.kind == .memberBlock }) {
            let kinds: [NodeKind] = blocks.isEmpty ? [.codeBlock, .closure] : [.memberBlock]
            let items = Array(block.children)
            guard kinds.contains(block.kind), items.count == 1, layout.isOneLine(block.range),
                layout.isBlank(block.range.start + 1, items[0].range.start),
                layout.isBlank(items[0].range.end, block.range.end - 1),
                // Of a type's member the body is the end.
                blocks.isEmpty || items[0].range.end == item.range.end
            else { return [] }
            blocks.append((block, items[0]))
            if layout.endsLine(block.range.end) { return blocks }
            item = block
        }
        return []
    }

    private init(
        _ offset: Int, hasOwnLine: Bool, _ indentation: String,
        breaks: [(range: ByteRange, indentation: String)] = []
    ) {
        self.offset = offset
        self.hasOwnLine = hasOwnLine
        self.indentation = indentation
        self.breaks = breaks
    }

    private init(line end: Int, _ indentation: String, _ layout: Layout) {
        // It goes behind the comment of the line before.
        self.init(
            layout.endsLine(end) ? layout.endOfStatement(at: end) : end, hasOwnLine: true, indentation)
    }

    /// Below a view in braces a modifier stands under its first letter, below a line one level further in.
    private static func indentation(below chain: Node, _ layout: Layout, _ unit: String) -> String {
        let last = chain.range.end
        let indentation = layout.indentation(at: last)
        return layout.startsLineWithBrace(last) ? indentation : indentation + unit
    }
}
