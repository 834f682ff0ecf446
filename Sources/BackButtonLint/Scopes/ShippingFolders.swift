/// What a file's place tells about whether it ships.
enum ShippingFolders {
    /// Whether a folder above the file is one for tests: `Tests`, `AppTests`, `AppUITests`.
    static func holdTests(_ path: String) -> Bool {
        folders(of: path).contains { $0 == "Tests" || $0.hasSuffix("Tests") || $0.hasSuffix("UITest") }
    }

    /// Whether a file with such a place never ships, whatever a manifest says: manifests, what only previews use.
    static func neverShips(_ path: String) -> Bool {
        let name = RelativePath.name(of: path)
        if name == "Package.swift" || name.hasPrefix("Package@swift-") { return true }
        return folders(of: path).contains { $0 == "Preview Content" || $0 == "Pods" || $0 == "Carthage" }
    }

    private static func folders(of path: String) -> ArraySlice<Substring> {
        path.split(separator: "/").dropLast()
    }
}
