/// Files and folders, told by what they are: on many volumes `App` and `app` are one, and a file may have several names.
///
/// All paths are absolute and without links.
package struct PathSet: Sendable {
    private let paths: Set<[UInt8]>
    private let identities: Set<FileIdentity>

    package init(_ paths: [[UInt8]]) {
        self.paths = Set(paths)
        identities = Set(self.paths.compactMap { try? FileIdentity(of: $0) })
    }

    /// Whether what stands at a path is one of them or lies below one, however both are spelled.
    ///
    /// It need not be there yet. Takes no longer with many of them.
    package func holds(_ path: [UInt8]) -> Bool {
        if paths.contains(path) { return true }
        guard !identities.isEmpty else { return false }
        var place = path[...]
        while true {
            if let identity = try? FileIdentity(of: place), identities.contains(identity) { return true }
            guard let above = AbsolutePath.parent(of: place) else { return false }
            place = above
        }
    }
}
