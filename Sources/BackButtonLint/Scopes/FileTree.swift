/// The Swift files of the root, to be found by path and by folder.
///
/// Names are compared as Unicode does: manifests and disks spell the same name with other code points. Where the disk takes
/// no notice of case, what isn't there as it is spelled is looked for in any case.
struct FileTree {
    /// Sorted by bytes.
    let paths: [String]

    private let files: [String: Int]
    private let folders: [String: Range<Int>]

    /// Nil where case counts.
    private let spellings: Spellings?

    init(_ paths: [String], ignoresCase: Bool = false) {
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
        spellings = ignoresCase ? Spellings(files: paths, folders: Array(folders.keys)) : nil
    }

    func file(at path: String) -> Int? { files[path] ?? spellings?.file(path).flatMap { files[$0] } }

    /// The files in the folder and below it; empty if there is no such folder.
    func files(below folder: String) -> Range<Int> {
        folder.isEmpty ? 0..<paths.count : folders[spelling(of: folder)] ?? 0..<0
    }

    /// The files below the folder that don't lie in one of the folders `left`.
    func files(below folder: String, leaving left: some Sequence<String>) -> [Int] {
        let all = files(below: folder)
        let folder = spelling(of: folder)
        var gaps: [Range<Int>] = []
        for other in left where other != folder && RelativePath.isBelow(other, folder) {
            gaps.append(files(below: other))
        }
        guard !gaps.isEmpty else { return Array(all) }
        return all.filter { file in !gaps.contains { $0.contains(file) } }
    }

    func hasFolder(_ folder: String) -> Bool { folder.isEmpty || folders[spelling(of: folder)] != nil }

    /// As the folder is called on disk, if it is there.
    private func spelling(of folder: String) -> String {
        folders[folder] == nil ? spellings?.folder(folder) ?? folder : folder
    }

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

/// The paths of a tree by their spelling without case; made when one is first asked for, since most manifests spell as the
/// disk does.
private final class Spellings {
    private let paths: (files: [String], folders: [String])
    private lazy var files = Self.table(paths.files)
    private lazy var folders = Self.table(paths.folders)

    init(files: [String], folders: [String]) { paths = (files, folders) }

    func file(_ path: String) -> String? { files[path.lowercased()] }

    func folder(_ path: String) -> String? { folders[path.lowercased()] }

    /// Of several, as there may be where case counts after all, the first in order.
    private static func table(_ paths: [String]) -> [String: String] {
        Dictionary(paths.map { ($0.lowercased(), $0) }) { min($0, $1) }
    }
}
