/// What is known of the ground that screens stand on, apart from their code: scopes, systems, and what a team wishes.
package struct SwipeGround: Sendable {
    private let scopes: ScopeMap

    /// The sources that aren't Swift, or aren't ours, and name the recognizer: paths relative to the root.
    private let foreignRepairs: [String]

    /// Whether a source that isn't Swift has a word in it.
    private let foreignNames: @Sendable (String) -> Bool

    /// The Swift files of the root, by their paths in it, sorted.
    private let files: [String]

    /// The oldest iOS by the configuration: it stands for what manifests say.
    private let configuredTarget: DeploymentTarget?

    /// The placement of items that fixes add, by the configuration.
    let itemPlacement: String?

    package init(
        scopes: ScopeMap,
        files: [String],
        foreignRepairs: [String],
        foreignNames: @escaping @Sendable (String) -> Bool = { _ in false },
        deploymentTarget: DeploymentTarget? = nil,
        itemPlacement: String? = nil
    ) {
        self.scopes = scopes
        self.files = files
        self.foreignRepairs = foreignRepairs
        self.foreignNames = foreignNames
        configuredTarget = deploymentTarget
        self.itemPlacement = itemPlacement
    }

    /// The scopes that decide about a file.
    func scopes(of file: FileID) -> [Scope] { scopes.scopes(ofFile: Int(file.index)).map { scopes[$0] } }

    /// Whether the code of two files may run in one app.
    func areNear(_ file: FileID, _ other: FileID) -> Bool {
        file == other
            || scopes.scopes(ofFile: Int(file.index)).contains {
                Self.contains(scopes[$0].members, Int(other.index))
            }
    }

    /// Tells the files apart by what is near them: those with an equal one have the same files near.
    struct Neighbourhood: Hashable {
        fileprivate let scopes: [ScopeID]
        /// A file that is in none of its own scopes; it is near itself.
        fileprivate let stranger: FileID?
    }

    func neighbourhood(of file: FileID) -> Neighbourhood {
        let own = scopes.scopes(ofFile: Int(file.index))
        let isMember = own.contains { Self.contains(scopes[$0].members, Int(file.index)) }
        return Neighbourhood(scopes: own, stranger: isMember ? nil : file)
    }

    func isMember(_ file: FileID, of scope: Scope) -> Bool { Self.contains(scope.members, Int(file.index)) }

    /// Whether a target's manifest names it, rather than only lying in its folder.
    func isCompiled(_ file: FileID) -> Bool { !scopes.targets(ofFile: Int(file.index)).isEmpty }

    /// Whether it can't be told that the scope links the file.
    func isUncertain(_ file: FileID, of scope: Scope) -> Bool { Self.contains(scope.uncertain, Int(file.index)) }

    func ships(_ file: FileID) -> Bool { scopes.ships(Int(file.index)) }

    /// The targets that compile a file.
    func targets(_ file: FileID) -> [Int32] { scopes.targets(ofFile: Int(file.index)) }

    /// Whether one target compiles both files; where no manifest names them, all are one module's.
    func shareModule(_ file: FileID, _ other: FileID) -> Bool {
        let (own, others) = (targets(file), targets(other))
        return own.isEmpty && others.isEmpty || own.contains(where: others.contains)
    }

    /// Whether a package that restores the swipe for every stack is linked.
    func linksSwipePackage(_ scope: Scope) -> Bool {
        scope.packages.contains { SwipeNames.packages.contains($0.lowercased()) }
    }

    /// Whether a source in the scope's folder that can't be read as Swift of ours names the recognizer.
    func hasForeignRepair(_ scope: Scope) -> Bool {
        foreignRepairs.contains { scope.folder.isEmpty || $0.hasPrefix(scope.folder + "/") }
    }

    /// Whether code that isn't Swift of ours may do to the recognizer what a file's apps leave undone.
    func mayBeRepairedFromOutside(_ file: FileID) -> Bool {
        scopes(of: file).contains { linksSwipePackage($0) || hasForeignRepair($0) }
    }

    /// Whether a source that isn't Swift, such as a storyboard, names a class.
    func isNamedOutsideSwift(_ name: String) -> Bool { foreignNames(name) }

    /// Whether a file's code may run under UIKit's navigation.
    func mayHaveUIKitNavigation(_ file: FileID) -> Bool {
        scopes.platforms(ofFile: Int(file.index)).mayHaveUIKitNavigation
    }

    func platforms(of file: FileID) -> Platforms { scopes.platforms(ofFile: Int(file.index)) }

    /// The oldest iOS that a file runs on.
    func deploymentTarget(of file: FileID) -> DeploymentTarget? {
        configuredTarget ?? scopes.deploymentTarget(ofFile: Int(file.index))
    }

    /// The path of a new file in the folder of another.
    func path(of name: String, beside file: FileID) -> String? {
        RelativePath.join(RelativePath.folder(of: files[Int(file.index)]), name)
    }

    func hasFile(_ path: String) -> Bool { files.contains(path) }

    private static func contains(_ sorted: [Int], _ wanted: Int) -> Bool {
        let index = sorted.partitioningIndex { $0 >= wanted }
        return index < sorted.count && sorted[index] == wanted
    }
}
