/// Lines of a source with their numbers and the range that matters marked.
enum PageExcerpt {
    /// How many lines are shown before and behind, and how many columns of each.
    private static let context = 2
    private static let columns = 240

    static func element(_ range: PositionRange, in bytes: [UInt8], label: String) -> String {
        guard let marked = SourceLine(of: range.start, in: bytes) else { return "" }
        var rows: [(number: Int, html: String, isMarked: Bool)] = []
        var start = range.start.offset - (range.start.column - 1)
        for step in 1...context {
            guard let line = lineBefore(start, in: bytes) else { break }
            rows.insert((range.start.line - step, plain(bytes[line]), false), at: 0)
            start = line.lowerBound
        }
        let end = range.end.line == range.start.line ? range.end.column - 1 : Int.max
        rows.append((range.start.line, mark(marked, range.start.column - 1, end), true))
        var next = range.start.offset
        for step in 1...context {
            guard let line = lineBehind(next, in: bytes) else { break }
            rows.append((range.start.line + step, plain(bytes[line]), false))
            next = line.lowerBound
        }
        let lines = rows.map { row in
            let number = "<span class=\"number\">\(row.number)</span>"
            return row.isMarked ? "<span class=\"here\">\(number)\(row.html)\n</span>" : "\(number)\(row.html)\n"
        }
        return "<pre class=\"source\" tabindex=\"0\" aria-label=\"\(MarkupText.escaped(label))\"><code>"
            + lines.joined() + "</code></pre>"
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        let isCut = bytes.count > SourceLine.reach
        let cells = SourceLine(bytes.prefix(SourceLine.reach)).cells
        let text = cells.prefix(columns).map(\.text).joined()
        return MarkupText.escaped(text) + (isCut || cells.count > columns ? "…" : "")
    }

    /// Cut so that what is marked is seen.
    private static func mark(_ line: SourceLine, _ start: Int, _ end: Int) -> String {
        let cells = line.cells
        let first = cells.firstIndex { $0.offset >= start } ?? cells.count
        let behind = max(first, cells.firstIndex { $0.offset >= end } ?? cells.count)
        let from = behind < columns ? 0 : max(0, first - columns / 4)
        let to = min(cells.count, from + columns)
        func text(_ range: Range<Int>) -> String {
            MarkupText.escaped(cells[range.clamped(to: from..<to)].map(\.text).joined())
        }
        return (from > 0 ? "…" : "") + text(0..<first) + "<mark>" + text(first..<behind) + "</mark>"
            + text(behind..<cells.count) + (to < cells.count ? "…" : "")
    }

    private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// The line that ends right before the line that begins at `start`.
    private static func lineBefore(_ start: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard start > 0, start <= bytes.count else { return nil }
        var end = start - 1
        if bytes[end] == UInt8(ascii: "\n"), end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let first = bytes[..<end].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        return first..<end
    }

    /// The line behind the one that holds `offset`.
    private static func lineBehind(_ offset: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard offset <= bytes.count, var start = bytes[offset...].firstIndex(where: isEnd) else { return nil }
        if bytes[start] == UInt8(ascii: "\r"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "\n") {
            start += 1
        }
        start += 1
        guard start < bytes.count else { return nil }
        return start..<(bytes[start...].firstIndex(where: isEnd) ?? bytes.count)
    }
}
