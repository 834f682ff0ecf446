/// Names of packages that a lock file or a list of dependencies holds.
enum LockFile {
    /// The names in a file called `Package.resolved`, `Podfile.lock` or `Cartfile`, in its order.
    static func packages(in bytes: [UInt8], named name: String) -> [String] {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        switch name {
        case "Package.resolved": return lines.compactMap(pin)
        case "Podfile.lock": return pods(lines)
        default: return lines.compactMap(cart)
        }
    }

    /// `"identity" : "name"`, in older files `"repositoryURL": "url"`.
    private static func pin(_ line: ArraySlice<UInt8>) -> String? {
        let parts = quoted(line)
        guard parts.count > 3 else { return nil }
        if parts[1].elementsEqual("identity".utf8) { return String(decoding: parts[3], as: UTF8.self) }
        guard parts[1].elementsEqual("repositoryURL".utf8) else { return nil }
        return PackageIdentity.of(String(decoding: parts[3], as: UTF8.self))
    }

    /// `  - Name/Part (1.0):` below `PODS:`, one level deep.
    private static func pods(_ lines: [ArraySlice<UInt8>]) -> [String] {
        var isInside = false
        var names: [String] = []
        for line in lines {
            if line.first != UInt8(ascii: " ") { isInside = line.starts(with: "PODS:".utf8) }
            guard isInside, line.starts(with: "  - ".utf8) else { continue }
            let word = line.dropFirst(4).drop { $0 == UInt8(ascii: "\"") }.prefix { !"/ \"".utf8.contains($0) }
            let name = String(decoding: word, as: UTF8.self)
            if names.last != name { names.append(name) }
        }
        return names
    }

    /// `github "owner/Name" ~> 1.0`, `git "url"`.
    private static func cart(_ line: ArraySlice<UInt8>) -> String? {
        let parts = quoted(line)
        guard parts.count > 2, ["github ", "git ", "binary "].contains(where: { parts[0].elementsEqual($0.utf8) })
        else { return nil }
        return PackageIdentity.of(String(decoding: parts[1], as: UTF8.self))
    }

    private static func quoted(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    }
}
