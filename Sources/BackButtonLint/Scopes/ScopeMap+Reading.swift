extension ScopeMap {
    /// Reads the manifests and tells which files make which scopes.
    ///
    /// - Parameters:
    ///   - files: the Swift files, relative to the root, sorted by bytes.
    ///   - manifests: `project.pbxproj`, `contents.xcworkspacedata`, `Package.swift`, `Package.resolved`, `project.yml`,
    ///     `Project.swift`, `Workspace.swift`, `Podfile`, `Podfile.lock`, `Cartfile`; in any order.
    ///   - ignoresCase: whether paths that differ in case alone lead to the same file.
    ///   - read: gives the bytes of a path below the root; nil where there is no such file. Asked for the manifests and
    ///     what they name: Tuist's helpers, settings files, included specifications, podspecs.
    package init(files: [String], manifests: [String], ignoresCase: Bool = false, read: (String) -> [UInt8]?) {
        let tree = FileTree(files, ignoresCase: ignoresCase)
        let manifests = Manifests(manifests, among: files, read: read)
        let graph = TargetGraph(of: manifests, tree: tree, read: read)
        self = ScopeBuilder.build(graph, tree: tree)
    }
}

extension TargetGraph {
    /// Reads all manifests, those first that others add to.
    init(of manifests: Manifests, tree: FileTree, read: (String) -> [UInt8]?) {
        addWorkspaces(manifests, read: read)
        for path in manifests.xcodeProjects {
            guard let bytes = read(path) else { continue }
            if let project = XcodeProject(bytes, at: path, tree: tree, packageFolders: manifests.packageFolders) {
                project.add(to: &self, read: read)
            } else {
                let project = RelativePath.folder(of: path)
                _ = add(
                    Container(
                        kind: .xcodeProject, path: project, folder: RelativePath.folder(of: project),
                        name: RelativePath.stem(of: project)))
            }
        }
        for path in manifests.xcodeGenSpecs {
            let spec = XcodeGenSpec(at: path, tree: tree, packageFolders: manifests.packageFolders, read: read)
            let folder = RelativePath.folder(of: path)
            // A project that was made from it says the same, and what was changed since.
            let isMade = containers.contains { $0.kind == .xcodeProject && $0.folder == folder && $0.name == spec.name }
            if !isMade { spec.add(to: &self) }
        }
        for (path, bytes) in manifests.packages {
            var manifest = PackageManifest(bytes, at: path, tree: tree, packageFolders: manifests.packageFolders)
            manifest.add(to: &self)
        }
        addTuistProjects(manifests, tree: tree, read: read)
        let taken = Set(containers.map(\.folder)).union(manifests.packageFolders)
        for path in manifests.podfiles {
            guard let bytes = read(path) else { continue }
            Podfile(bytes).add(
                to: &self, folder: RelativePath.folder(of: path), tree: tree, taken: taken, read: read)
        }
        addLockedPackages(manifests, read: read)
        let paths = manifests.packages.map(\.path) + manifests.tuistProjects.map(\.path)
        manifestFiles = (paths + (manifests.tuistProjects.isEmpty ? [] : manifests.tuistHelpers)).compactMap {
            tree.file(at: $0)
        }
    }

    private mutating func addWorkspaces(_ manifests: Manifests, read: (String) -> [UInt8]?) {
        for path in manifests.workspaces {
            guard let bytes = read(path) else { continue }
            let contents = WorkspaceContents(bytes, at: path)
            workspaces.append(Set(contents.items))
            for item in contents.items where manifests.packageFolders.contains(item) { overridingPackages.insert(item) }
        }
    }

    /// What a lock file holds goes to the apps beside it that link anything from elsewhere: they bring it along.
    private mutating func addLockedPackages(_ manifests: Manifests, read: (String) -> [UInt8]?) {
        for path in manifests.lockFiles {
            guard let bytes = read(path) else { continue }
            let name = RelativePath.name(of: path)
            // Xcode keeps its own deep in the project or workspace.
            var folder = RelativePath.folder(of: path)
            while folder.contains(".xcodeproj") || folder.contains(".xcworkspace") {
                folder = RelativePath.folder(of: folder)
            }
            let packages = LockFile.packages(in: bytes, named: name)
            for index in targets.indices where targets[index].role == .app {
                let linksMore =
                    name != "Package.resolved" || !targets[index].packages.isEmpty
                    || targets[index].links.contains { if case .fetchedProduct = $0 { true } else { false } }
                guard linksMore, containers[targets[index].container].folder == folder else { continue }
                targets[index].packages += packages
            }
        }
    }
}
