/// Which files make which scopes, as the manifests of a source tree tell it.
package struct ScopeMap: Sendable {
    /// All scopes: by folder, then name, then order of discovery.
    package let scopes: [Scope]

    /// The scopes that share files or may be linked, in groups: names are looked up within one world. Every file is in
    /// exactly one. Ordered by their first file.
    package let worlds: [World]

    private let ownScopes: [[ScopeID]]
    private let worldOfFile: [Int32]
    private let facts: [FileFactsOfTargets]

    init(scopes: [Scope], worlds: [World], ownScopes: [[ScopeID]], facts: [FileFactsOfTargets]) {
        self.scopes = scopes
        self.worlds = worlds
        self.ownScopes = ownScopes
        self.facts = facts
        var worldOfFile = [Int32](repeating: 0, count: ownScopes.count)
        for (row, world) in worlds.enumerated() {
            for file in world.files { worldOfFile[file] = Int32(row) }
        }
        self.worldOfFile = worldOfFile
    }

    package subscript(id: ScopeID) -> Scope { scopes[id.row] }

    /// The scopes that decide about a file, ascending, at least one. Where it belongs to several, those for systems with
    /// UIKit's navigation decide before others, and apps before libraries that no app links.
    package func scopes(ofFile file: Int) -> [ScopeID] { ownScopes[file] }

    /// The row of the world that holds the file.
    package func world(ofFile file: Int) -> Int { Int(worldOfFile[file]) }

    /// Whether the file's code runs in an app: it isn't only in tests, previews, extensions or a manifest.
    package func ships(_ file: Int) -> Bool { facts[file].ships }

    /// What the file is built for: of its targets, or of the scopes that link it where these don't say.
    package func platforms(ofFile file: Int) -> Platforms { facts[file].platforms }

    /// The oldest iOS that the file runs on.
    package func deploymentTarget(ofFile file: Int) -> DeploymentTarget? { facts[file].deploymentTarget }

    /// The targets that compile the file, ascending; empty where no manifest names it. Files with a target in common
    /// see each other's names before all others.
    package func targets(ofFile file: Int) -> [Int32] { facts[file].targets }
}

/// Scopes that share files, and all of their files.
package struct World: Sendable {
    /// Ascending.
    package let scopes: [ScopeID]
    /// Ascending.
    package let files: [Int]
}

/// What a file takes from the targets it is in.
struct FileFactsOfTargets: Sendable {
    var ships = false
    var platforms: Platforms = []
    var deploymentTarget: DeploymentTarget?
    var targets: [Int32] = []
}
