/// A path with wildcards, as manifests write what they take and leave: `*`, `?`, `**`.
struct PathPattern {
    private let parts: [[UInt8]]

    init(_ pattern: String) {
        parts = pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    }

    /// The folder before the first wildcard; the whole path if there is none.
    static func fixedPart(of pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
        return fixed.joined(separator: "/")
    }

    /// Whether the pattern means the path or a folder above it.
    func matches(_ path: some Sequence<UInt8>) -> Bool {
        let path = Array(path).split(separator: UInt8(ascii: "/"))
        // Both rows and columns are few: which beginnings of the path the pattern's parts so far can have eaten.
        var reached = [Bool](repeating: false, count: path.count + 1)
        reached[0] = true
        for part in parts {
            var next = [Bool](repeating: false, count: path.count + 1)
            if part == Array("**".utf8) {
                var isOpen = false
                for index in next.indices {
                    isOpen = isOpen || reached[index]
                    next[index] = isOpen
                }
            } else {
                for index in path.indices where reached[index] && PathPattern.fits(path[index], part) {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        return !parts.isEmpty && reached.dropFirst().contains(true)
    }

    /// Whether a name fits a part with `*` and `?`, in time of their product.
    private static func fits(_ name: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        var at = name.startIndex
        var wanted = 0
        var star: (wanted: Int, at: Int)?
        while at < name.endIndex {
            if wanted < part.count, part[wanted] == UInt8(ascii: "*") {
                star = (wanted + 1, at)
                wanted += 1
            } else if wanted < part.count, part[wanted] == UInt8(ascii: "?") || part[wanted] == name[at] {
                wanted += 1
                at += 1
            } else if let back = star {
                star = (back.wanted, back.at + 1)
                wanted = back.wanted
                at = back.at + 1
            } else {
                return false
            }
        }
        while wanted < part.count, part[wanted] == UInt8(ascii: "*") { wanted += 1 }
        return wanted == part.count
    }
}
