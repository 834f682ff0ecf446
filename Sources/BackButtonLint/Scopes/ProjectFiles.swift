/// Where the files of an Xcode project lie: its tree of groups, resolved to paths.
struct ProjectFiles {
    /// The Swift file behind each object that stands for one, by object.
    private(set) var swiftFile: [Int32]
    /// The folders that are compiled as they are found, by object.
    private(set) var folders: [Int: String] = [:]
    /// Other projects that this one refers to, by object.
    private(set) var projects: [Int: String] = [:]
    /// Packages that stand in the tree of groups.
    private(set) var localPackages: Set<String> = []
    /// Build setting files, by object.
    private(set) var settingFiles: [Int: String] = [:]

    private let project: XcodeProject

    /// What the fields of one object in the tree say.
    private struct Item {
        var isa = ByteRange(0, 0)
        var path: ByteRange?
        var sourceTree: ByteRange?
        var children: Int?
    }

    init(of project: XcodeProject) {
        self.project = project
        swiftFile = Array(repeating: -1, count: project.objects.count)
        guard let group = project.objects.object("mainGroup", of: project.project) else { return }
        // The outermost group's own path counts too.
        var isSeen = [Bool](repeating: false, count: project.objects.count)
        isSeen[group] = true
        var open: [(group: Int, folder: String?)] = [(group, project.sourceRoot)]
        while let (object, folder) = open.popLast() {
            let item = item(object)
            let list = project.list
            if let children = item.children {
                let own = place(item, in: folder)
                for child in list.elements(at: children) {
                    guard let child = project.objects.object(namedAt: child), !isSeen[child] else { continue }
                    isSeen[child] = true
                    open.append((child, own))
                }
            } else if list.spells(item.isa, "PBXFileReference") {
                add(object, item, in: folder)
            } else if list.spells(item.isa, "PBXFileSystemSynchronizedRootGroup") {
                folders[object] = place(item, in: folder)
            }
        }
    }

    private mutating func add(_ object: Int, _ item: Item, in folder: String?) {
        guard let path = item.path else { return }
        switch kind(of: path) {
        case .swift:
            if let place = place(item, in: folder), let file = project.tree.file(at: place) {
                swiftFile[object] = Int32(file)
            }
        case .project: projects[object] = place(item, in: folder)
        case .settings: settingFiles[object] = place(item, in: folder)
        case .other:
            guard !project.packageFolders.isEmpty, let place = place(item, in: folder),
                project.packageFolders.contains(place)
            else { return }
            localPackages.insert(place)
        }
    }

    private enum Kind { case swift, project, settings, other }

    private func kind(of path: ByteRange) -> Kind {
        let bytes = project.list.bytes
        func endsWith(_ ending: StaticString) -> Bool {
            var end = path.end
            if path.count > 0, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
            let start = end - ending.utf8CodeUnitCount
            guard start >= path.start else { return false }
            for index in 0..<ending.utf8CodeUnitCount where bytes[start + index] != ending.utf8Start[index] {
                return false
            }
            return true
        }
        if endsWith(".swift") { return .swift }
        if endsWith(".xcodeproj") { return .project }
        return endsWith(".xcconfig") ? .settings : .other
    }

    private func item(_ object: Int) -> Item {
        let list = project.list
        var item = Item()
        for field in project.objects.fields(of: object) {
            switch field.key.count {
            case 3 where list.spells(field.key, "isa"): item.isa = list.token(at: field.value)
            case 4 where list.spells(field.key, "path"): item.path = list.token(at: field.value)
            case 8 where list.spells(field.key, "children"): item.children = field.value
            case 10 where list.spells(field.key, "sourceTree"): item.sourceTree = list.token(at: field.value)
            default: break
            }
        }
        return item
    }

    /// The path of an item in a folder; nil if it leads out of the root.
    private func place(_ item: Item, in folder: String?) -> String? {
        let list = project.list
        var base = folder
        if let tree = item.sourceTree, !list.spells(tree, "\"<group>\"") {
            base = list.spells(tree, "SOURCE_ROOT") ? project.sourceRoot : nil
        }
        guard let base else { return nil }
        guard let path = item.path else { return base }
        return RelativePath.join(base, list.text(of: path))
    }
}
