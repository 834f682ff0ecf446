extension AbsolutePath {
    /// Whether `App` and `app` are one where a file or folder lies, which has to be there: as it is on most volumes of macOS.
    ///
    /// It is asked by its name in the other case, and known by what it is. A name without a Latin letter tells nothing.
    package static func ignoresCase(at path: [UInt8]) -> Bool {
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let other = path[..<start] + path[start...].map { isLetter($0) ? $0 ^ 0x20 : $0 }
        guard other != path[...], let identity = try? FileIdentity(of: path) else { return false }
        return (try? FileIdentity(of: other)) == identity
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
