extension Glob {
    /// The folder that its pattern counts from.
    ///
    /// - Parameter folder: That of the file in which it stands; absolute.
    package func base(from folder: [UInt8]) -> [UInt8] {
        var base = folder[...]
        for _ in 0..<climbs { base = AbsolutePath.parent(of: base) ?? base }
        return Array(base)
    }
}
