/// One line of a source, cut into what a terminal shows.
struct SourceLine {
    /// The character as it is printed, its columns, and where it stands in the line.
    struct Cell {
        let text: String
        let width: Int
        /// Offset of its first byte, from the start of the line.
        let offset: Int
    }

    /// In source order; the line end is no part of it.
    let cells: [Cell]

    /// Whether there is more of the line before the first cell, and behind the last one.
    private var isCut = (before: false, behind: false)

    /// How many bytes of a line are taken on either side of a place: more than any terminal shows.
    ///
    /// A file may be one line of megabytes, with a thousand places in it.
    static var reach: Int { 4096 }

    /// The line around the byte at `position.offset`; nil if the position isn't one of `bytes`.
    init?(of position: Position, in bytes: [UInt8]) {
        let start = position.offset - (position.column - 1)
        guard start >= 0, position.offset <= bytes.count, start <= position.offset else { return nil }
        var first = max(start, position.offset - Self.reach)
        // A character that begins further back isn't begun in its middle.
        while first > start, first < position.offset, bytes[first] & 0xC0 == 0x80 { first += 1 }
        let limit = min(bytes.count, position.offset + Self.reach)
        let end = bytes[position.offset..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        self.init(bytes[first..<(end ?? limit)], offset: first - start)
        isCut = (first > start, end == nil && limit < bytes.count)
    }

    /// - Parameter start: Where in its line the first byte stands.
    init(_ bytes: ArraySlice<UInt8>, offset start: Int = 0) {
        var cells: [Cell] = []
        var offset = start
        var column = 0
        let line = String(decoding: bytes, as: UTF8.self)
        let commands = Set(LogCommand.marks(in: line))
        for (index, character) in zip(line.indices, line) {
            let isCommand = commands.contains(index)
            let (text, width) = isCommand ? ("\\u{23}", 6) : Self.shown(character, at: column)
            cells.append(Cell(text: text, width: width, offset: offset))
            offset += character.utf8.count
            column += width
        }
        self.cells = cells
    }

    /// A tab reaches to the next of the stops that stand every four columns.
    private static func shown(_ character: Character, at column: Int) -> (String, Int) {
        if character == "\t" {
            let width = 4 - column % 4
            return (String(repeating: " ", count: width), width)
        }
        let text = PrintableText.escaped(String(character))
        return (text, text.utf8.count == character.utf8.count ? DisplayWidth.of(character) : text.utf8.count)
    }
}

extension SourceLine {
    /// The line and the marks below the bytes `start..<end` of it, both cut to `columns`.
    ///
    /// A longer line is cut around the marks, and `…` stands for what is left out.
    func marked(_ start: Int, _ end: Int, columns: Int) -> (line: String, marks: String) {
        let window = window(around: start, columns: columns)
        let startsLate = window.lowerBound > 0 || isCut.before
        var line = startsLate ? "…" : ""
        var marks = startsLate ? " " : ""
        for cell in cells[window] {
            line += cell.text
            let isMarked = cell.offset >= start && cell.offset < end
            marks += String(repeating: isMarked ? "^" : " ", count: cell.width)
        }
        if window.upperBound < cells.count || isCut.behind { line += "…" }
        // An empty range, or one at the end of the line, is a place between two characters.
        if !marks.contains("^") { marks = (startsLate ? " " : "") + marksBefore(start, in: window) + "^" }
        return (line.trimmingTrailingSpaces, marks.trimmingTrailingSpaces)
    }

    private func marksBefore(_ start: Int, in window: Range<Int>) -> String {
        let width = cells[window].reduce(0) { $1.offset < start ? $0 + $1.width : $0 }
        return String(repeating: " ", count: width)
    }

    /// The cells to show: all if they fit, else those from a little before `start` on.
    private func window(around start: Int, columns: Int) -> Range<Int> {
        let room = max(columns, 20) - 2
        if !isCut.before, cells.reduce(0, { $0 + $1.width }) <= max(columns, 20) { return 0..<cells.count }
        let target = cells.firstIndex { $0.offset >= start } ?? cells.count
        var first = target
        var width = 0
        while first > 0, width + cells[first - 1].width <= room / 3 {
            first -= 1
            width += cells[first].width
        }
        var last = first
        width = 0
        while last < cells.count, width + cells[last].width <= room {
            width += cells[last].width
            last += 1
        }
        return first..<last
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
        return String(self[..<end])
    }
}
