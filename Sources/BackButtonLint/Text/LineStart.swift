/// How the line around a byte begins.
package enum LineStart {
    /// Whether no white space stands at the start of the line that holds the byte at `offset`.
    ///
    /// - Parameter base: A text, from its first byte on.
    @inline(__always)
    package static func isUnindented(_ base: UnsafePointer<UInt8>, at offset: Int) -> Bool {
        var start = offset
        while start > 0, base[start - 1] != UInt8(ascii: "\n"), base[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return base[start] != UInt8(ascii: " ") && base[start] != UInt8(ascii: "\t")
    }
}
