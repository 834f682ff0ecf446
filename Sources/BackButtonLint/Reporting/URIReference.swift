/// Relative paths as URIs.
enum URIReference {
    /// The path with everything percent-encoded but what RFC 3986 leaves unreserved, and the slashes.
    static func of(_ path: String) -> String {
        var output = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                output.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-._~/".utf8.contains(byte): output.unicodeScalars.append(Unicode.Scalar(byte))
            default: output += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return output
    }
}
