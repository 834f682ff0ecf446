/// Which files a run reports: all of the root, or those that were asked for.
struct ReportedPaths {
    private let root: [UInt8]
    /// Nil: all of the root.
    private let paths: [[UInt8]]?
    private var known: [String: Bool] = [:]

    /// - Parameters:
    ///   - root: Absolute and without links, as `paths` are.
    ///   - paths: Files and folders; nil: the whole root.
    init(root: String, paths: [String]?) {
        self.root = Array(root.utf8)
        self.paths = paths?.map { Array($0.utf8) }
    }

    /// Whether the file is one of those that were asked for, or lies in one; `path` is relative to the root.
    ///
    /// Only files that something is said about are looked at, so a run doesn't pay for those that are well.
    mutating func contain(_ path: String) -> Bool {
        guard let paths, !paths.contains(root) else { return true }
        if let answer = known[path] { return answer }
        let file = root + [UInt8(ascii: "/")] + path.utf8
        let answer = paths.contains { AbsolutePath.isWithin(file, $0) }
        known[path] = answer
        return answer
    }
}
