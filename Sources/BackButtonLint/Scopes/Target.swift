/// What a target is for.
enum TargetRole {
    /// An app, or a package's executable: the entry of a scope.
    case app
    case watchApp
    case library
    /// Runs in a process of its own, inside of an app.
    case appExtension
    /// Tests, and apps that only show previews.
    case test
    /// Command-line tools, macros, plugins, aggregates.
    case tool
}

/// How a manifest names what a target links.
enum Link: Hashable {
    /// The target of this number.
    case exact(Int)
    /// A target of the same manifest.
    case target(String)
    /// A target of the project at this path (`A/B.xcodeproj`, or the folder of a project written in Swift).
    case projectTarget(String, project: String)
    /// A target of the same package, else a product of one of the packages it names.
    case named(String)
    /// What another project makes, by the name of its product without extension.
    case product(String)
    /// A product of the package in this folder.
    case packageProduct(String, folder: String)
    /// A product of a package that may be the one in a folder of this name: it is fetched from elsewhere.
    case fetchedProduct(String, identity: String)
    /// A product of any package below the root.
    case anyPackageProduct(String)
    /// All that the manifest at this path makes.
    case everything(String)
}

extension Link {
    /// Where a package comes from.
    enum Source {
        case folder(String)
        /// Fetched, and called by this identity.
        case elsewhere(String)
    }

    /// A product of a package; of any package below the root if its source isn't known.
    static func product(_ name: String, of source: Source?) -> Link {
        switch source {
        case .folder(let folder): .packageProduct(name, folder: folder)
        case .elsewhere(let identity): .fetchedProduct(name, identity: identity)
        case nil: .anyPackageProduct(name)
        }
    }
}

/// One target of one manifest.
struct Target {
    var name: String
    /// What people call it, if that is another name.
    var title: String?
    var container: Int
    var role: TargetRole
    var platforms: Platforms = []
    var deploymentTarget: DeploymentTarget?
    /// Ascending.
    var files: [Int] = []
    var links: [Link] = []
    /// Links that may or may not be there.
    var uncertainLinks: [Link] = []
    /// Names of what it links from outside of the root.
    var packages: [String] = []
    /// Whether its manifest lists every file.
    var listsItsFiles = false
}

/// One manifest with targets.
struct Container {
    enum Kind { case xcodeProject, package, generated, folder }

    var kind: Kind
    /// What other manifests call it by: `A/B.xcodeproj`, or its folder.
    var path: String
    /// The folder it stands in.
    var folder: String
    var name: String
    /// The folders of packages that it names.
    var localPackages: Set<String> = []
    /// Whether a package that it doesn't name is none of its own.
    var namesAllPackages = false
    /// What it offers to others, by name.
    var products: [String: [Int]] = [:]
    /// What its targets are for where nothing that links them tells.
    var platforms: Platforms = []
    var deploymentTarget: DeploymentTarget?
    /// Whether its targets can't all be read, so that any may link any.
    var isComputed = false
}

/// The targets of all manifests, and what links what.
struct TargetGraph {
    var containers: [Container] = []
    var targets: [Target] = []
    /// By container: the target that stands for all of its targets.
    var hubs: [Int] = []
    /// Swift files that are manifests.
    var manifestFiles: [Int] = []
    /// The folders of packages that stand in for those of the same name that are fetched from elsewhere.
    var overridingPackages: Set<String> = []
    /// Paths of the projects that each workspace brings together.
    var workspaces: [Set<String>] = []

    mutating func add(_ container: Container) -> Int {
        containers.append(container)
        return containers.count - 1
    }

    mutating func add(_ target: Target) -> Int {
        targets.append(target)
        return targets.count - 1
    }
}
