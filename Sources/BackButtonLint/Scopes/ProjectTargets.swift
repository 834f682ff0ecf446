/// Reads the targets of one Xcode project.
struct ProjectTargets {
    private let project: XcodeProject
    private let files: ProjectFiles
    private let container: Int
    private var numbers: [Int: Int] = [:]
    private var targetOfProduct: [Int: Int] = [:]
    /// Files that a target takes out of a folder that isn't its own, by target object.
    private var borrowed: [Int: [Int]] = [:]

    /// What the targets make, by name.
    private(set) var products: [String: [Int]] = [:]
    /// Names of libraries that the target read last links and no target here makes.
    var frameworks: [String] = []

    private var objects: ObjectTable { project.objects }
    private var list: PropertyList { project.list }

    init(of project: XcodeProject, files: ProjectFiles, container: Int) {
        self.project = project
        self.files = files
        self.container = container
        for (group, folder) in files.folders.sorted(by: { $0.key < $1.key }) {
            for (target, names) in exceptions(of: group) {
                borrowed[target, default: []] += names.flatMap { filesNamed($0, in: folder) }
            }
        }
    }

    /// Remembers the number of a target in the graph.
    mutating func number(_ number: Int, of target: Int) {
        numbers[target] = number
        // `productName` isn't asked: it stays as it was when the target was made or copied.
        if let reference = objects.object("productReference", of: target) {
            targetOfProduct[reference] = number
            if let path = objects.string("path", of: reference) {
                products[ProjectTargets.productName(path), default: []].append(number)
            }
        } else if let name = objects.string("name", of: target) {
            products[name, default: []].append(number)
        }
    }

    func target(_ object: Int, settings: BuildSettings) -> Target {
        let type = objects.string("productType", of: object) ?? ""
        var target = Target(
            name: objects.string("name", of: object) ?? "", container: container,
            role: ProjectTargets.role(ofProductType: type))
        target.platforms = settings.platforms
        if type.contains("watch") { target.platforms = .watchOS }
        if target.role == .app, target.platforms == .watchOS { target.role = .watchApp }
        target.deploymentTarget = settings.deploymentTarget
        var compiled = Set<Int>()
        for phase in objects.objects("buildPhases", of: object) where objects.isA("PBXSourcesBuildPhase", phase) {
            for entry in objects.objects("files", of: phase) {
                guard let reference = objects.object("fileRef", of: entry), files.swiftFile[reference] >= 0 else {
                    continue
                }
                compiled.insert(Int(files.swiftFile[reference]))
            }
        }
        let groups = objects.objects("fileSystemSynchronizedGroups", of: object)
        target.listsItsFiles = groups.isEmpty
        if let borrowed = borrowed[object] { compiled.formUnion(borrowed) }
        for group in groups {
            guard let folder = files.folders[group] else { continue }
            compiled.formUnion(project.tree.files(below: folder, leaving: project.packageFolders))
            for (owner, names) in exceptions(of: group) where owner == object {
                for name in names { compiled.subtract(filesNamed(name, in: folder)) }
            }
        }
        target.files = compiled.sorted()
        return target
    }

    /// The files that a folder's list of exceptions means by a name: one file, or all in a folder.
    private func filesNamed(_ name: String, in folder: String) -> [Int] {
        guard let path = RelativePath.join(folder, name) else { return [] }
        if let file = project.tree.file(at: path) { return [file] }
        return Array(project.tree.files(below: path))
    }

    private func exceptions(of group: Int) -> [(target: Int, names: [String])] {
        objects.objects("exceptions", of: group).compactMap { set in
            guard let target = objects.object("target", of: set),
                let names = objects.value("membershipExceptions", of: set)
            else { return nil }
            return (target, list.elements(at: names).map { list.string(at: $0) })
        }
    }

    // MARK: Links

    /// What the target links; fills `frameworks`.
    mutating func links(of target: Int) -> [Link] {
        var links: [Link] = []
        for dependency in objects.objects("dependencies", of: target) {
            if let other = objects.object("target", of: dependency), let number = numbers[other] {
                links.append(.exact(number))
            } else if let proxy = objects.object("targetProxy", of: dependency), let link = link(through: proxy) {
                links.append(link)
            } else if let product = objects.object("productRef", of: dependency) {
                links += packageLink(product)
            }
        }
        for product in objects.objects("packageProductDependencies", of: target) { links += packageLink(product) }
        for phase in objects.objects("buildPhases", of: target) where holdsLibraries(phase) {
            for entry in objects.objects("files", of: phase) {
                if let product = objects.object("productRef", of: entry) {
                    links += packageLink(product)
                } else if let reference = objects.object("fileRef", of: entry) {
                    links += libraryLink(reference)
                }
            }
        }
        return links
    }

    private func holdsLibraries(_ phase: Int) -> Bool {
        objects.isA("PBXFrameworksBuildPhase", phase) || objects.isA("PBXCopyFilesBuildPhase", phase)
    }

    /// The link to a target of a project, this one or another.
    private func link(through proxy: Int) -> Link? {
        guard let portal = objects.object("containerPortal", of: proxy) else { return nil }
        if portal == project.project {
            return objects.object("remoteGlobalIDString", of: proxy).flatMap { numbers[$0] }.map { .exact($0) }
        }
        guard let path = files.projects[portal], let name = objects.string("remoteInfo", of: proxy) else { return nil }
        return .projectTarget(name, project: path)
    }

    private func packageLink(_ dependency: Int) -> [Link] {
        guard let name = objects.string("productName", of: dependency) else { return [] }
        guard let package = objects.object("package", of: dependency) else { return [.anyPackageProduct(name)] }
        if let relative = objects.string("relativePath", of: package) {
            guard let root = project.sourceRoot, let folder = RelativePath.join(root, relative) else { return [] }
            return [.packageProduct(name, folder: folder)]
        }
        guard let url = objects.string("repositoryURL", of: package) else { return [.anyPackageProduct(name)] }
        return [.fetchedProduct(name, identity: PackageIdentity.of(url))]
    }

    private mutating func libraryLink(_ reference: Int) -> [Link] {
        if let number = targetOfProduct[reference] { return [.exact(number)] }
        guard let path = objects.string("path", of: reference) else { return [] }
        if let proxy = objects.object("remoteRef", of: reference) {
            guard let portal = objects.object("containerPortal", of: proxy), let project = files.projects[portal] else {
                return []
            }
            return [.projectTarget(ProjectTargets.productName(path), project: project)]
        }
        guard path.hasSuffix(".framework") || path.hasSuffix(".xcframework") || path.hasSuffix(".a") else { return [] }
        let tree = objects.string("sourceTree", of: reference)
        if tree == "BUILT_PRODUCTS_DIR" { return [.product(ProjectTargets.productName(path))] }
        if tree != "SDKROOT", tree != "DEVELOPER_DIR" { frameworks.append(ProjectTargets.productName(path)) }
        return []
    }

    // MARK: Words

    /// `Core` of `Core.framework` and of `libCore.a`.
    private static func productName(_ path: String) -> String {
        let stem = RelativePath.stem(of: path)
        return path.hasSuffix(".a") && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }

    private static func role(ofProductType type: String) -> TargetRole {
        let kind = type.hasPrefix("com.apple.product-type.") ? type.dropFirst(23) : Substring(type)
        switch kind {
        case "application", "application.on-demand-install-capable", "application.messages": return .app
        case "framework", "framework.static", "library.static", "library.dynamic", "bundle", "xcframework":
            return .library
        case _ where kind.hasPrefix("application.watchapp"): return .watchApp
        case _ where kind.contains("extension"): return .appExtension
        case _ where kind.hasPrefix("bundle."): return .test
        default: return .tool
        }
    }
}
