/// Half of a name: enough for a filter that may err on one side.
package struct WordHash: Hashable, Sendable {
    package let value: UInt32

    package init(_ name: Name) { value = UInt32(truncatingIfNeeded: name.hash) }

    package init(_ bytes: some Collection<UInt8>) { self.init(Name(bytes)) }

    package init(_ word: String) { self.init(Name(word)) }

    /// The hash of the `length` bytes at `start`, of which `readable` may be read.
    @inline(__always)
    static func value(_ start: UnsafePointer<UInt8>, length: Int, readable: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: Name.hash(start, length: length, readable: readable))
    }
}
