/// How the line around a byte begins.
package enum LineStart {
    /// Whether no white space stands at the start of the line that holds the byte at `offset`.
    ///
    /// So far from the start that nobody has written the line by hand it counts as unindented: to look for the start again
    /// and again would take time by the square of the line's length.
    ///
    /// - Parameter base: A text, from its first byte on.
    @inline(__always)
    package static func isUnindented(_ base: UnsafePointer<UInt8>, at offset: Int) -> Bool {
        let farthest = max(0, offset - longestIndentation)
        var start = offset
        while start > farthest, base[start - 1] != UInt8(ascii: "\n"), base[start - 1] != UInt8(ascii: "\r") {
            start -= 1
        }
        if start == farthest, start > 0 { return true }
        return base[start] != UInt8(ascii: " ") && base[start] != UInt8(ascii: "\t")
    }

    /// How many bytes may stand before what counts as indented.
    private static var longestIndentation: Int { 2000 }
}
