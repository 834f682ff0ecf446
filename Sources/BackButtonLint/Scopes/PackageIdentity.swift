/// What a package from elsewhere is called by.
enum PackageIdentity {
    /// `swift-nio` of `https://example.org/apple/swift-nio.git`.
    static func of(_ url: some StringProtocol) -> String {
        var path = Substring(url)
        if let query = path.firstIndex(where: { $0 == "?" || $0 == "#" }) { path = path[..<query] }
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        if path.hasSuffix(".git") { path.removeLast(4) }
        let cut = path.lastIndex { $0 == "/" || $0 == ":" }
        return String(cut.map { path[path.index(after: $0)...] } ?? path)
    }
}
