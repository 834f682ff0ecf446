/// Which bytes a text has, as far as 64 bits can tell: letters in either case count as one.
struct ByteMask: Sendable {
    private var bits: UInt64 = 0

    init() {}

    init(_ text: UnsafeBufferPointer<UInt8>) { for byte in text { insert(byte) } }

    mutating func insert(_ byte: UInt8) { bits |= 1 << UInt64((byte & 31) | (byte < 64 ? 0 : 32)) }

    /// False only if one of the other's bytes is missing.
    func holds(_ other: ByteMask) -> Bool { other.bits & ~bits == 0 }
}
