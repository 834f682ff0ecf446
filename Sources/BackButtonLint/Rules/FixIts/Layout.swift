/// How a text is laid out: what an edit has to keep to so that it reads as its author's.
struct Layout {
    let tree: SyntaxTree
    private var bytes: [UInt8] { tree.bytes }

    /// What ends the text's lines; of several kinds the first.
    var lineEnd: String {
        guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
            return "\n"
        }
        if bytes[end] == UInt8(ascii: "\n") { return "\n" }
        return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    /// What leads from the text's end to something that stands behind a blank line.
    var gapAtEnd: String {
        guard let last = bytes.indices.last, isLineEnd(last) else { return lineEnd + lineEnd }
        let isPair = last > 0 && bytes[last] == UInt8(ascii: "\n") && bytes[last - 1] == UInt8(ascii: "\r")
        let end = isPair ? last - 1 : last
        return blankEnd(from: lineStart(of: end)) >= end ? "" : lineEnd
    }

    // MARK: Lines

    /// The offset at which the line of an offset starts.
    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineEnd(start - 1) { start -= 1 }
        return start == 0 ? textStart : start
    }

    /// The offset behind the last byte of the line of an offset, its line end apart.
    func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !isLineEnd(end) { end += 1 }
        return end
    }

    /// The offset behind a line's end; the text's end where it has none.
    func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    /// The blanks that the line of an offset begins with.
    func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        return text(start, blankEnd(from: start))
    }

    /// Whether only blanks stand before an offset on its line.
    func startsLine(_ offset: Int) -> Bool {
        // From the offset on: its line may be one of megabytes.
        var start = offset
        while start > textStart, isBlank(bytes[start - 1]) { start -= 1 }
        return start <= textStart || isLineEnd(start - 1)
    }

    /// Whether the line of an offset begins with a closing brace.
    func startsLineWithBrace(_ offset: Int) -> Bool {
        let start = blankEnd(from: lineStart(of: offset))
        return start < bytes.count && bytes[start] == UInt8(ascii: "}")
    }

    func isOneLine(_ range: ByteRange) -> Bool { !bytes[range.start..<range.end].contains(where: isLineEnd(byte:)) }

    func isBlank(_ start: Int, _ end: Int) -> Bool {
        bytes[start..<end].allSatisfy { isBlank($0) || isLineEnd(byte: $0) }
    }

    /// Where something goes that is to stand on the next line: behind an offset, and behind a comment on its line if
    /// nothing else follows there.
    func endOfStatement(at offset: Int) -> Int {
        let start = blankEnd(from: offset)
        let end = lineEnd(of: start)
        guard start < end else { return end }
        guard start + 1 < end, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") else {
            return offset
        }
        return trimmedEnd(of: start, end)
    }

    /// Whether nothing but blanks and a line comment follow an offset on its line.
    func endsLine(_ offset: Int) -> Bool {
        let next = blankEnd(from: endOfStatement(at: offset))
        return next == bytes.count || isLineEnd(next)
    }

    // MARK: Indentation

    /// What one level more is indented by: as in the blocks around a node, else as in the text's first, else four spaces.
    func unit(around node: Node) -> String {
        for ancestor in [node] + Array(node.ancestors) {
            if let unit = unit(of: ancestor) { return unit }
        }
        for block in tree.root.descendants {
            if let unit = unit(of: block) { return unit }
        }
        return "    "
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
    func trimmedEnd(of start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return end
    }

    private func isLineEnd(_ offset: Int) -> Bool { isLineEnd(byte: bytes[offset]) }

    private func isLineEnd(byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
