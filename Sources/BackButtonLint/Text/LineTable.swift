/// Where the lines of a text start: turns offsets into positions and back.
///
/// A line ends with LF, CRLF or a CR alone.
package struct LineTable: Sendable {
    /// Offset of each line's first byte; the first is 0.
    private let starts: [Int]

    /// How many UTF-16 units stand before each stretch of the text, so that a line of megabytes isn't counted through for
    /// every place on it.
    private let units: [Int]

    private static let stretch = 1024

    private let bytes: [UInt8]

    /// - Parameter bytes: The text; valid UTF-8, or the UTF-16 columns mean nothing.
    package init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                // Both line ends lie below every printing byte.
                if byte > 13 { continue }
                if byte == UInt8(ascii: "\n") {
                    starts.append(index)
                } else if byte == UInt8(ascii: "\r") {
                    if index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
                    starts.append(index)
                }
            }
        }
        self.starts = starts
        self.bytes = bytes
        var units = [0]
        for start in stride(from: 0, to: bytes.count, by: Self.stretch) {
            let end = min(start + Self.stretch, bytes.count)
            units.append(units[units.count - 1] + Self.units(of: bytes[start..<end]))
        }
        self.units = units
    }

    /// How many lines there are; a text that ends with a line end has an empty last one.
    package var count: Int { starts.count }

    /// The line that `offset` lies on, from 1. A line end belongs to the line it ends.
    package func line(at offset: Int) -> Int {
        max(1, starts.partitioningIndex { $0 > offset })
    }

    /// The place of `offset`, which is brought into `0...bytes.count`.
    package func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let start = starts[line - 1]
        let isNear = offset - start <= Self.stretch
        let units = isNear ? Self.units(of: bytes[start..<offset]) : units(before: offset) - units(before: start)
        return Position(line: line, column: offset - start + 1, utf16Column: units + 1, offset: offset)
    }

    private func units(before offset: Int) -> Int {
        let stretch = offset / Self.stretch
        return units[stretch] + Self.units(of: bytes[stretch * Self.stretch..<offset])
    }

    /// One UTF-16 unit for the first byte of each character, two if it takes four bytes.
    private static func units(of bytes: ArraySlice<UInt8>) -> Int {
        var units = 0
        for byte in bytes where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        return units
    }

    package func positions(of range: ByteRange) -> PositionRange {
        PositionRange(start: position(at: range.start), end: position(at: range.end))
    }

    /// The bytes of a line without its line end.
    ///
    /// - Parameter line: From 1; one that isn't there is empty and lies at the end.
    package func range(ofLine line: Int) -> ByteRange {
        guard line >= 1, line <= starts.count else { return ByteRange(bytes.count, bytes.count) }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        guard line < starts.count else { return ByteRange(start, end) }
        end -= 1
        if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return ByteRange(start, end)
    }

    /// The offset of a line and a column in bytes, both from 1; nil if the text has no such place.
    package func offset(line: Int, column: Int) -> Int? {
        guard line >= 1, line <= starts.count, column >= 1 else { return nil }
        let offset = starts[line - 1] + column - 1
        return offset <= range(ofLine: line).end ? offset : nil
    }
}
