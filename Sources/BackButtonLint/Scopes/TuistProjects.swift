extension TargetGraph {
    /// Reads all Tuist projects, with the helpers that their manifests share.
    mutating func addTuistProjects(_ manifests: Manifests, tree: FileTree, read: (String) -> [UInt8]?) {
        guard !manifests.tuistProjects.isEmpty else { return }
        var helpers = ManifestDeclarations()
        for path in manifests.tuistHelpers {
            if let bytes = read(path) { helpers.add(Parser.parse(bytes)) }
        }
        let first = containers.count
        for (path, bytes) in manifests.tuistProjects {
            let folder = RelativePath.folder(of: path)
            // A project that was made from it and kept says the same.
            if containers.contains(where: { $0.kind == .xcodeProject && $0.folder == folder }) { continue }
            var project = TuistProject(
                bytes, at: path, root: manifests.tuistRoot(above: folder), helpers: helpers, tree: tree,
                packageFolders: manifests.packageFolders)
            project.add(to: &self)
        }
        guard containers.count > first else { return }
        let all = add(Container(kind: .folder, path: TuistProject.allProjects, folder: "", name: ""))
        var target = Target(name: "", container: all, role: .tool)
        target.uncertainLinks = containers[first..<all].map { .everything($0.path) }
        _ = add(target)
    }
}

extension Manifests {
    /// The nearest folder at or above this one that has a `Tuist` folder; else the root.
    func tuistRoot(above folder: String) -> String {
        var folder = folder
        while !folder.isEmpty, !tuistRoots.contains(folder) { folder = RelativePath.folder(of: folder) }
        return folder
    }
}
