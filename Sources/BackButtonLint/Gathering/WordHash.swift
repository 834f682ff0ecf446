/// Half of a name: enough for a filter that may err on one side.
package struct WordHash: Hashable, Sendable {
    /// Never 0, which means nothing in a table.
    package let value: UInt32

    package init(_ name: Name) { value = Self.half(of: name.hash) }

    package init(_ bytes: some Collection<UInt8>) { self.init(Name(bytes)) }

    package init(_ word: String) { self.init(Name(word)) }

    /// The hash of the `length` bytes at `start`, of which `readable` may be read.
    @inline(__always)
    static func value(_ start: UnsafePointer<UInt8>, length: Int, readable: Int) -> UInt32 {
        half(of: Name.hash(start, length: length, readable: readable))
    }

    @inline(__always)
    private static func half(of hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: hash)) }
}
