/// Reads the targets of one Xcode project into the graph.
struct XcodeProject {
    let objects: ObjectTable
    var list: PropertyList { objects.list }
    let tree: FileTree
    let packageFolders: Set<String>
    /// `A/B.xcodeproj`
    let path: String
    /// Where the project's own paths begin; nil if that is outside of the root.
    let sourceRoot: String?
    /// The `PBXProject`.
    let project: Int

    /// Nil if the text holds no project.
    init?(_ bytes: [UInt8], at manifest: String, tree: FileTree, packageFolders: Set<String>) {
        let list = PropertyList(bytes: bytes)
        var objects: Int?
        var root: Int?
        for field in list.fields(at: list.root) {
            if list.spells(field.key, "objects") { objects = field.value }
            if list.spells(field.key, "rootObject") { root = field.value }
        }
        guard let objects, let root else { return nil }
        self.objects = ObjectTable(list, at: objects)
        guard let project = self.objects.object(namedAt: root) else { return nil }
        self.project = project
        self.tree = tree
        self.packageFolders = packageFolders
        path = RelativePath.folder(of: manifest)
        let folder = RelativePath.folder(of: path)
        sourceRoot = RelativePath.join(folder, self.objects.string("projectDirPath", of: project) ?? "")
    }

    /// Adds the project and its targets.
    func add(to graph: inout TargetGraph, read: (String) -> [UInt8]?) {
        let files = ProjectFiles(of: self)
        var container = Container(
            kind: .xcodeProject, path: path, folder: RelativePath.folder(of: path), name: RelativePath.stem(of: path))
        container.localPackages = files.localPackages
        for reference in objects.objects("packageReferences", of: project) {
            guard objects.isA("XCLocalSwiftPackageReference", reference), let sourceRoot,
                let relative = objects.string("relativePath", of: reference),
                let folder = RelativePath.join(sourceRoot, relative)
            else { continue }
            container.localPackages.insert(folder)
        }
        graph.overridingPackages.formUnion(container.localPackages)
        let number = graph.add(container)

        let targets = objects.objects("targets", of: project)
        let first = graph.targets.count
        let common = settings(of: project, files: files, read: read)
        var reader = ProjectTargets(of: self, files: files, container: number)
        for (index, target) in targets.enumerated() {
            reader.number(first + index, of: target)
            _ = graph.add(
                reader.target(
                    target, settings: settings(of: target, files: files, read: read).over(common)))
        }
        for (index, target) in targets.enumerated() {
            graph.targets[first + index].links = reader.links(of: target)
            graph.targets[first + index].packages = reader.frameworks
            reader.frameworks = []
        }
        graph.containers[number].products = reader.products
    }
}
