/// The hashes by which a page's policy names the style and the script that may run in it, and nothing else.
///
/// Source: W3C, Content Security Policy Level 3, 2.3.1.
enum ContentHash {
    /// As a policy names a text: `'sha256-…'`.
    static func source(of text: String) -> String { "'sha256-" + base64(SHA256.hash(Array(text.utf8))) + "'" }

    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var output = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                output.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return output
    }
}
