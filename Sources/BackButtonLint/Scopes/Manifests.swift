/// The manifests of a root, by what they are.
struct Manifests {
    private(set) var xcodeProjects: [String] = []
    private(set) var workspaces: [String] = []
    private(set) var packages: [(path: String, bytes: [UInt8])] = []
    private(set) var xcodeGenSpecs: [String] = []
    private(set) var tuistProjects: [(path: String, bytes: [UInt8])] = []
    /// Swift files that Tuist's manifests may call, and its workspaces.
    private(set) var tuistHelpers: [String] = []
    /// Folders with a `Tuist` folder.
    private(set) var tuistRoots: Set<String> = []
    private(set) var podfiles: [String] = []
    /// `Podfile.lock`, `Cartfile`, `Package.resolved`.
    private(set) var lockFiles: [String] = []

    /// The folders of all packages, for those who must not look into them.
    let packageFolders: Set<String>

    /// Sorts the paths; reads those whose name is no proof, since other code may have a `Package.swift` too.
    init(_ paths: [String], among files: [String], read: (String) -> [UInt8]?) {
        var packageFolders = Set<String>()
        for path in paths.sorted() where !Manifests.isFetched(path) {
            switch RelativePath.name(of: path) {
            case "project.pbxproj": xcodeProjects.append(path)
            case "contents.xcworkspacedata": workspaces.append(path)
            case "Package.swift":
                guard let bytes = read(path), Manifests.imports("PackageDescription", bytes) else { continue }
                packages.append((path, bytes))
                packageFolders.insert(RelativePath.folder(of: path))
            case "project.yml", "project.yaml": xcodeGenSpecs.append(path)
            case "Project.swift":
                guard let bytes = read(path), Manifests.imports("ProjectDescription", bytes) else { continue }
                tuistProjects.append((path, bytes))
            case "Workspace.swift": tuistHelpers.append(path)
            case "Podfile": podfiles.append(path)
            case "Podfile.lock", "Cartfile", "Package.resolved": lockFiles.append(path)
            default: break
            }
        }
        self.packageFolders = packageFolders
        if !tuistProjects.isEmpty { findTuistHelpers(among: files + paths) }
    }

    /// The helpers are Swift files like others, told by their folder.
    private mutating func findTuistHelpers(among paths: [String]) {
        var helpers: Set<String> = []
        for path in paths {
            let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast()
            if let root = parts.first(where: { $0.elementsEqual("Tuist".utf8) }) {
                // Without the slash that stands before it.
                tuistRoots.insert(String(path[..<root.startIndex].dropLast()))
            }
            let isHelper = parts.contains { part in
                part.reversed().starts(with: "ProjectDescriptionHelpers".utf8.reversed())
            }
            if isHelper, path.utf8.reversed().starts(with: ".swift".utf8.reversed()) { helpers.insert(path) }
        }
        tuistHelpers += helpers.sorted()
    }

    /// Whether the text names the module of the manifests.
    private static func imports(_ module: StaticString, _ bytes: [UInt8]) -> Bool {
        let count = module.utf8CodeUnitCount
        var at = 0
        while at + count <= bytes.count {
            if bytes[at] == module.utf8Start[0] {
                var same = 1
                while same < count, bytes[at + same] == module.utf8Start[same] { same += 1 }
                if same == count { return true }
            }
            at += 1
        }
        return false
    }

    /// Whether the path lies in a folder that a package manager fills.
    private static func isFetched(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            [".build", "Pods", "Carthage", "SourcePackages", "checkouts"].contains { part.elementsEqual($0.utf8) }
        }
    }
}
