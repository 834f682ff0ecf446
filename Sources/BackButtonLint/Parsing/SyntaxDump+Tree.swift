extension SyntaxDump {
    /// The tree of a text, a node a line, indented by depth: for people who work on the parser or on what reads it.
    package static func tree(path: String, bytes: [UInt8]) -> String {
        var lines = "file \(path)\n"
        var ends: [UInt32] = []
        let tree = Parser.parse(bytes)
        for row in 0..<tree.kinds.count {
            while let end = ends.last, end <= row { ends.removeLast() }
            let node = Node(tree: tree, id: NodeID(row))
            let text = node.text.prefix { !$0.isNewline }.prefix(60)
            let range = node.range
            lines += "\(String(repeating: "  ", count: ends.count))\(node.kind) \(range.start)-\(range.end) \(text)\n"
            ends.append(tree.subtreeEnds[row])
        }
        return lines
    }
}
