@testable import BackButtonLint

/// A text after edits, and where its bytes went.
struct EditedText: Sendable {
    let bytes: [UInt8]

    /// Ascending, not overlapping.
    private let edits: [Edit]

    /// Bytes that take the place of a run of the text; of an empty one if they are put in.
    struct Edit: Sendable {
        let range: Range<Int>
        let bytes: [UInt8]

        init(_ range: Range<Int>, _ text: String) {
            self.range = range
            bytes = Array(text.utf8)
        }
    }

    init(_ original: [UInt8], _ edits: [Edit]) {
        var bytes: [UInt8] = []
        var copied = 0
        for edit in edits {
            bytes += original[copied..<edit.range.lowerBound] + edit.bytes
            copied = edit.range.upperBound
        }
        self.bytes = bytes + original[copied...]
        self.edits = edits
    }

    /// Where the byte at an offset of the original lies now; what is put in before it moves it.
    func moved(_ offset: Int) -> Int {
        edits.prefix { $0.range.upperBound <= offset }.reduce(offset) { $0 + $1.bytes.count - $1.range.count }
    }

    /// Where a place behind a byte lies now.
    func movedEnd(_ offset: Int) -> Int { offset == 0 ? 0 : moved(offset - 1) + 1 }
}

/// Positions counted anew, byte by byte, so that they check those of the library.
enum CountedPosition {
    static func of(_ offset: Int, in bytes: [UInt8]) -> Position {
        var (line, start, index) = (1, 0, 0)
        while index < offset {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A {
                if index == offset { break }
                index += 1
            }
            (line, start) = (line + 1, index)
        }
        let units = String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count
        return Position(line: line, column: offset - start + 1, utf16Column: units + 1, offset: offset)
    }

    /// The offset of a line and column, both from 1, of a text whose lines end with a line feed.
    static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
        var start = 0
        for _ in 1..<line { start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1 }
        return start + column - 1
    }
}
