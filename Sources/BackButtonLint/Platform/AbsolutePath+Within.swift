extension AbsolutePath {
    /// Whether what stands at `path` is the folder or lies below it, however both are spelled.
    ///
    /// Both are absolute and without links. Folders are told by what they are: on many volumes `App` and `app` are one.
    package static func isWithin(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
        guard let wanted = try? FileIdentity(of: folder) else { return false }
        var place = path[...]
        while true {
            if (try? FileIdentity(of: place)) == wanted { return true }
            guard let above = parent(of: place) else { return false }
            place = above
        }
    }
}
