/// The name that git gives to the text of a file: a hash in hexadecimal digits.
enum BlobID {
    /// Whether git knows a text by a name, as it stands or with the line ends that a checkout may have brought.
    ///
    /// - Parameter id: Of 40 digits, or of 64 in a repository of the newer kind.
    static func isName(_ id: [UInt8], of text: [UInt8]) -> Bool {
        let isNewer = id.count == 64
        if self.id(of: text, isNewer: isNewer) == id { return true }
        let plain = withoutReturns(text)
        return plain.count < text.count && self.id(of: plain, isNewer: isNewer) == id
    }

    static func id(of text: [UInt8], isNewer: Bool) -> [UInt8] {
        let object = Array("blob \(text.count)\0".utf8) + text
        let digits = Array("0123456789abcdef".utf8)
        let hash = isNewer ? SHA256.hash(object) : SHA1.hash(object)
        return hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }

    /// The text with LF for each CRLF.
    private static func withoutReturns(_ text: [UInt8]) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let endsLine = index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
            if byte != UInt8(ascii: "\r") || !endsLine { plain.append(byte) }
        }
        return plain
    }
}
