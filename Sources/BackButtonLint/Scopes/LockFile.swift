/// Names of packages that a lock file or a list of dependencies holds.
enum LockFile {
    /// The names in a file called `Package.resolved`, `Podfile.lock` or `Cartfile`, in its order.
    static func packages(in bytes: [UInt8], named name: String) -> [String] {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
            String(decoding: $0, as: UTF8.self)
        }
        switch name {
        case "Package.resolved": return lines.compactMap(pin)
        case "Podfile.lock": return pods(lines)
        default: return lines.compactMap(cart)
        }
    }

    /// `"identity" : "name"`, in older files `"repositoryURL": "url"`.
    private static func pin(_ line: String) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 3 else { return nil }
        switch parts[1] {
        case "identity": return String(parts[3])
        case "repositoryURL": return PackageIdentity.of(parts[3])
        default: return nil
        }
    }

    /// `  - Name/Part (1.0):` below `PODS:`, one level deep.
    private static func pods(_ lines: [String]) -> [String] {
        var isInside = false
        var names: [String] = []
        for line in lines {
            if !line.hasPrefix(" ") { isInside = line.hasPrefix("PODS:") }
            guard isInside, line.hasPrefix("  - ") else { continue }
            let name = line.dropFirst(4).drop { $0 == "\"" }.prefix { $0 != "/" && $0 != " " && $0 != "\"" }
            if names.last != String(name) { names.append(String(name)) }
        }
        return names
    }

    /// `github "owner/Name" ~> 1.0`, `git "url"`.
    private static func cart(_ line: String) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2, ["github ", "git ", "binary "].contains(String(parts[0])) else { return nil }
        return PackageIdentity.of(parts[1])
    }
}
