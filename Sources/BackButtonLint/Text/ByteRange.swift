/// A half-open run of UTF-8 bytes of one text: `start` is its first byte, `end` the byte behind its last.
public struct ByteRange: Hashable, Sendable {
    /// Offset of the first byte, from 0.
    public let start: Int

    /// Offset behind the last byte; never below `start`.
    public let end: Int

    public init(_ start: Int, _ end: Int) {
        precondition(start <= end)
        self.start = start
        self.end = end
    }

    /// How many bytes it spans.
    public var count: Int { end - start }

    /// Whether `offset` lies on one of its bytes.
    public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}
