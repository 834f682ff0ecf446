/// Which files a run reports: all of the root, or those that were asked for.
struct ReportedPaths {
    private let root: [UInt8]
    /// Nil: all of the root.
    private let paths: PathSet?
    /// Nil: whether they have changed or not.
    private let changes: ChangedFiles?
    private var known: [String: Bool] = [:]

    /// - Parameters:
    ///   - root: Absolute and without links, as `paths` are.
    ///   - paths: Files and folders; nil: the whole root.
    ///   - changes: Of these only the files that have changed; nil: all of them.
    init(root: String, paths: [String]?, changes: ChangedFiles? = nil) {
        self.changes = changes
        let root = Array(root.utf8)
        self.root = root
        let named = paths?.map { Array($0.utf8) }
        self.paths = named.flatMap { $0.contains(root) ? nil : PathSet($0) }
    }

    /// Whether the file is one of those that were asked for, or lies in one; `path` is relative to the root.
    ///
    /// Only files that something is said about are looked at, so a run doesn't pay for those that are well.
    mutating func contain(_ path: String) -> Bool {
        if paths == nil, changes == nil { return true }
        if let answer = known[path] { return answer }
        let file = root + [UInt8(ascii: "/")] + path.utf8
        let isNamed = paths?.holds(file) ?? true
        let answer = isNamed && changes?.contain(path) ?? true
        known[path] = answer
        return answer
    }
}
