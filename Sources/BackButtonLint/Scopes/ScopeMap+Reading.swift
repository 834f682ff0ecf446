extension ScopeMap {
    /// Reads the manifests and tells which files make which scopes.
    ///
    /// - Parameters:
    ///   - files: the Swift files, relative to the root, sorted by bytes.
    ///   - manifests: `project.pbxproj`, `contents.xcworkspacedata`, `Package.swift`, `Package.resolved`, `project.yml`,
    ///     `Project.swift` and what else lies in a `Tuist` folder, `Podfile`, `Podfile.lock`, `Cartfile`; in any order.
    ///   - read: gives the bytes of a path below the root; nil where there is no such file.
    package init(files: [String], manifests: [String], read: (String) -> [UInt8]?) {
        let tree = FileTree(files)
        let manifests = Manifests(manifests)
        var graph = TargetGraph()
        for path in manifests.xcodeProjects {
            guard let bytes = read(path) else { continue }
            if let project = XcodeProject(bytes, at: path, tree: tree, packageFolders: manifests.packageFolders) {
                project.add(to: &graph)
            } else {
                let project = RelativePath.folder(of: path)
                _ = graph.add(
                    Container(
                        kind: .xcodeProject, path: project, folder: RelativePath.folder(of: project),
                        name: RelativePath.stem(of: project)))
            }
        }
        for path in manifests.packages {
            let folder = RelativePath.folder(of: path)
            let name = RelativePath.name(of: folder)
            let container = graph.add(
                Container(kind: .package, path: folder, folder: folder, name: name, isComputed: true))
            var target = Target(name: name, container: container, role: .library)
            target.files = tree.files(below: folder, leaving: manifests.packageFolders).filter {
                !ShippingFolders.holdTests(tree.paths[$0]) && !ShippingFolders.neverShips(tree.paths[$0])
            }
            _ = graph.add(target)
        }
        self = ScopeBuilder.build(graph, tree: tree)
    }
}
