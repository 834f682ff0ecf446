extension AbsolutePath {
    /// The path counted from a folder: empty for the folder itself, nil for what doesn't lie in it.
    ///
    /// Both are absolute and without links.
    package static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8]? {
        let base = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
        if path == folder { return [] }
        return path.starts(with: base) ? Array(path[base.count...]) : nil
    }

    /// Whether what stands at `path` is the folder or lies below it, however both are spelled.
    ///
    /// Both are absolute and without links. Of many folders a `PathSet` tells it at once.
    package static func isWithin(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
        PathSet([folder]).holds(path)
    }
}
