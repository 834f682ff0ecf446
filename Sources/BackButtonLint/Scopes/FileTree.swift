/// The Swift files of the root, to be found by path and by folder.
///
/// Names are compared as Unicode does: manifests and disks spell the same name with other code points.
struct FileTree {
    /// Sorted by bytes.
    let paths: [String]

    private let files: [String: Int]
    private let folders: [String: Range<Int>]

    init(_ paths: [String]) {
        self.paths = paths
        var files: [String: Int] = [:]
        files.reserveCapacity(paths.count)
        var folders: [String: Range<Int>] = [:]
        var current = ""
        for (index, path) in paths.enumerated() {
            files[path] = index
            let folder = RelativePath.folder(of: path)
            guard folder != current else { continue }
            // Files of one folder stand together, but for those of its subfolders among them.
            current = folder
            var above = folder
            while !above.isEmpty, folders[above] == nil {
                folders[above] = FileTree.run(of: above, in: paths, from: index)
                above = RelativePath.folder(of: above)
            }
        }
        self.files = files
        self.folders = folders
    }

    func file(at path: String) -> Int? { files[path] }

    /// The files in the folder and below it; empty if there is no such folder.
    func files(below folder: String) -> Range<Int> {
        folder.isEmpty ? 0..<paths.count : folders[folder] ?? 0..<0
    }

    /// The files below the folder that don't lie in one of the folders `left`.
    func files(below folder: String, leaving left: some Sequence<String>) -> [Int] {
        let all = files(below: folder)
        var gaps: [Range<Int>] = []
        for other in left where other != folder && RelativePath.isBelow(other, folder) {
            gaps.append(files(below: other))
        }
        guard !gaps.isEmpty else { return Array(all) }
        return all.filter { file in !gaps.contains { $0.contains(file) } }
    }

    func hasFolder(_ folder: String) -> Bool { folder.isEmpty || folders[folder] != nil }

    /// The run of paths that begin with the folder, the first of them at `start`: by doubling, then halving.
    private static func run(of folder: String, in paths: [String], from start: Int) -> Range<Int> {
        let prefix = folder + "/"
        var step = 1
        var inside = start
        while inside + step < paths.count, startsWith(paths[inside + step], prefix) {
            inside += step
            step *= 2
        }
        var outside = min(inside + step, paths.count)
        while outside - inside > 1 {
            let middle = inside + (outside - inside) / 2
            if startsWith(paths[middle], prefix) { inside = middle } else { outside = middle }
        }
        return start..<(inside + 1)
    }

    private static func startsWith(_ path: String, _ prefix: String) -> Bool {
        path.utf8.starts(with: prefix.utf8)
    }
}
