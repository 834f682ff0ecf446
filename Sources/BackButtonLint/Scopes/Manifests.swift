/// The manifests of a root, by what they are.
struct Manifests {
    private(set) var xcodeProjects: [String] = []
    private(set) var workspaces: [String] = []
    private(set) var packages: [String] = []
    private(set) var xcodeGenSpecs: [String] = []
    private(set) var tuistProjects: [String] = []
    private(set) var podfiles: [String] = []
    /// `Podfile.lock`, `Cartfile`, `Package.resolved`.
    private(set) var lockFiles: [String] = []

    /// The folders of all packages, for those who must not look into them.
    let packageFolders: Set<String>

    init(_ paths: [String]) {
        var packageFolders = Set<String>()
        for path in paths.sorted() where !Manifests.isFetched(path) {
            switch RelativePath.name(of: path) {
            case "project.pbxproj": xcodeProjects.append(path)
            case "contents.xcworkspacedata": workspaces.append(path)
            case "Package.swift":
                packages.append(path)
                packageFolders.insert(RelativePath.folder(of: path))
            case "project.yml", "project.yaml": xcodeGenSpecs.append(path)
            case "Project.swift": tuistProjects.append(path)
            case "Podfile": podfiles.append(path)
            case "Podfile.lock", "Cartfile", "Package.resolved": lockFiles.append(path)
            default: break
            }
        }
        self.packageFolders = packageFolders
    }

    /// Whether the path lies in a folder that a package manager fills.
    private static func isFetched(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            [".build", "Pods", "Carthage", "SourcePackages", "checkouts"].contains { part.elementsEqual($0.utf8) }
        }
    }
}
