/// Inserts or deletes `@retroactive` in a type's list.
enum RetroactiveAttribute {
    private static let text = "@retroactive "

    /// The protocol of an entry, behind its attributes.
    static func protocolName(in entry: Node) -> ByteRange {
        let range = entry.range
        guard let attribute = entry.children(.attribute).last else { return range }
        return ByteRange(Layout(tree: entry.tree).blanksEnd(from: attribute.range.end, before: range.end), range.end)
    }

    static func insertion(at entry: Place) -> Remedy {
        let start = entry.node.range.start
        let change = Remedy.Change(file: entry.file, range: ByteRange(start, start), replacement: text)
        return Remedy(message: "write `@retroactive` before the protocol", isSafe: true, edits: [change])
    }

    static func deletion(of attribute: Place) -> Remedy {
        let (node, layout) = (attribute.node, Layout(tree: attribute.node.tree))
        let end = layout.blanksEnd(from: node.range.end, before: node.parent?.range.end ?? node.range.end)
        let change = Remedy.Change(file: attribute.file, range: ByteRange(node.range.start, end), replacement: "")
        return Remedy(message: "delete `@retroactive`", isSafe: true, edits: [change])
    }
}

extension Layout {
    /// The offset of the first byte that is neither blank nor line end, at most `end`.
    fileprivate func blanksEnd(from start: Int, before end: Int) -> Int {
        var offset = start
        while offset < end, isBlank(offset, offset + 1) { offset += 1 }
        return offset
    }
}
