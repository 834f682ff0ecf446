/// A place in a text in the units that readers of reports ask for.
public struct Position: Hashable, Sendable {
    /// Line, from 1.
    public let line: Int

    /// Column in UTF-8 bytes, from 1, as the compiler counts them.
    public let column: Int

    /// Column in UTF-16 code units, from 1, as SARIF and editors count them.
    public let utf16Column: Int

    /// Offset in UTF-8 bytes from the start of the text, from 0.
    public let offset: Int

    public init(line: Int, column: Int, utf16Column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.utf16Column = utf16Column
        self.offset = offset
    }
}

/// A half-open run of a text: `end` is the place behind its last byte.
public struct PositionRange: Hashable, Sendable {
    public let start: Position
    public let end: Position

    public init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }
}
