/// How a text is laid out: what an edit has to keep to so that it reads as its author's.
package struct Layout {
    package let tree: SyntaxTree
    private var known: Known
    private var bytes: [UInt8] { tree.bytes }

    /// What is the same wherever in the text one asks: found out once for all that is edited in it.
    struct Known: Sendable {
        let lines: LineTable
        let lineEnd: String

        /// What the first block that begins a line indents it by; nil without one.
        fileprivate(set) var unit: String?
    }

    package init(tree: SyntaxTree) {
        self.tree = tree
        known = tree.layout
    }

    /// Where the text's lines start.
    package var lines: LineTable { known.lines }

    /// What ends the text's lines; of several kinds the first.
    package var lineEnd: String { known.lineEnd }

    /// What leads from the text's end to something that stands behind a blank line.
    package var gapAtEnd: String {
        guard let last = bytes.indices.last, isLineEnd(last) else { return lineEnd + lineEnd }
        let isPair = last > 0 && bytes[last] == UInt8(ascii: "\n") && bytes[last - 1] == UInt8(ascii: "\r")
        let end = isPair ? last - 1 : last
        return blankEnd(from: lineStart(of: end)) >= end ? "" : lineEnd
    }

    // MARK: Lines

    /// The offset at which the line of an offset starts.
    package func lineStart(of offset: Int) -> Int {
        let start = lines.range(ofLine: lines.line(at: offset)).start
        return start == 0 ? textStart : start
    }

    /// The offset behind the last byte of the line of an offset, its line end apart.
    package func lineEnd(of offset: Int) -> Int { max(offset, lines.range(ofLine: lines.line(at: offset)).end) }

    /// The offset behind a line's end; the text's end where it has none.
    package func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    /// The blanks that the line of an offset begins with.
    package func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        return text(start, blankEnd(from: start))
    }

    /// Whether only blanks stand before an offset on its line.
    package func startsLine(_ offset: Int) -> Bool {
        // From the offset on: its line may be one of megabytes.
        var start = offset
        while start > textStart, isBlank(bytes[start - 1]) { start -= 1 }
        return start <= textStart || isLineEnd(start - 1)
    }

    /// Whether the line of an offset begins with a closing brace.
    package func startsLineWithBrace(_ offset: Int) -> Bool {
        let start = blankEnd(from: lineStart(of: offset))
        return start < bytes.count && bytes[start] == UInt8(ascii: "}")
    }

    package func isOneLine(_ range: ByteRange) -> Bool { lines.line(at: range.start) == lines.line(at: range.end) }

    package func isBlank(_ start: Int, _ end: Int) -> Bool {
        bytes[start..<end].allSatisfy { isBlank($0) || isLineEnd(byte: $0) }
    }

    /// Where something goes that is to stand on the next line: behind an offset, and behind a comment on its line if
    /// nothing else follows there.
    package func endOfStatement(at offset: Int) -> Int {
        let start = blankEnd(from: offset)
        let end = lineEnd(of: start)
        guard start < end else { return end }
        guard start + 1 < end, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") else {
            return offset
        }
        return trimmedEnd(of: start, end)
    }

    /// Whether nothing but blanks and a line comment follow an offset on its line.
    package func endsLine(_ offset: Int) -> Bool {
        let next = blankEnd(from: endOfStatement(at: offset))
        return next == bytes.count || isLineEnd(next)
    }

    // MARK: Indentation

    /// What one level more is indented by: as in the blocks around a node, else as in the text's first, else four spaces.
    package func unit(around node: Node) -> String {
        if let unit = unit(of: node) { return unit }
        for ancestor in node.ancestors {
            if let unit = unit(of: ancestor) { return unit }
        }
        return known.unit ?? "    "
    }

    /// What a block indents its first line by, if it begins a line.
    private func unit(of block: Node) -> String? {
        guard block.kind == .memberBlock || block.kind == .codeBlock, let item = block.firstChild,
            startsLine(item.range.start)
        else { return nil }
        let (outer, inner) = (indentation(at: block.range.start), indentation(at: item.range.start))
        guard inner.utf8.count > outer.utf8.count, inner.hasPrefix(outer) else { return nil }
        return String(inner.dropFirst(outer.count))
    }

    // MARK: Bytes

    /// Behind a byte-order mark, which belongs to no line.
    private var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    private func blankEnd(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        return end
    }

    /// The end of a run without the blanks at its end.
    package func trimmedEnd(of start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }

    private func isLineEnd(_ offset: Int) -> Bool { isLineEnd(byte: bytes[offset]) }

    private func isLineEnd(byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}

extension Layout {
    /// What is known of a text before anybody asks for a place in it.
    static func known(of tree: SyntaxTree) -> Known {
        let known = Known(lines: LineTable(tree.bytes), lineEnd: lineEnd(in: tree.bytes), unit: nil)
        var layout = Layout(tree: tree, known: known)
        layout.known.unit = tree.root.descendants.lazy.compactMap(layout.unit).first
        return layout.known
    }

    private init(tree: SyntaxTree, known: Known) {
        self.tree = tree
        self.known = known
    }

    private static func lineEnd(in bytes: [UInt8]) -> String {
        guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
            return "\n"
        }
        if bytes[end] == UInt8(ascii: "\n") { return "\n" }
        return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }
}
