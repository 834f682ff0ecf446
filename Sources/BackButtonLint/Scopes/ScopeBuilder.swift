/// Makes scopes from the targets of all manifests.
struct ScopeBuilder {
    var graph: TargetGraph
    var links: ResolvedLinks
    let tree: FileTree
    var drafts: [Draft] = []
    /// The scopes that each target is part of.
    var draftsOfTarget: [[Int]]
    var facts: [FileFactsOfTargets]
    var folders = ShippingFolders()
    private var files: FileSet

    /// A scope whose number isn't settled yet.
    struct Draft {
        var name: String?
        var folder: String
        var hasApp = false
        /// Whether its entry may be an app with UIKit's navigation, not a package's command-line tool.
        var isAppForPeople = false
        var platforms: Platforms = []
        var deploymentTarget: DeploymentTarget?
        /// What its targets compile, ascending.
        var compiled: [Int] = []
        /// What comes to it otherwise: tests, extensions, files of no target.
        var attached: [Int] = []
        var uncertain: [Int] = []
        var packages: [String] = []
        var listsItsFiles = false
    }

    static func build(_ graph: TargetGraph, tree: FileTree) -> ScopeMap {
        var builder = ScopeBuilder(graph, tree: tree)
        builder.addApps()
        builder.addLibraries()
        builder.attachWhatDoesNotShip()
        builder.placeStrayFiles()
        return builder.map()
    }

    private init(_ graph: TargetGraph, tree: FileTree) {
        self.graph = graph
        self.tree = tree
        self.graph.markPreviewApps()
        self.graph.addHubs()
        links = self.graph.resolvedLinks()
        draftsOfTarget = Array(repeating: [], count: self.graph.targets.count)
        facts = Array(repeating: FileFactsOfTargets(), count: tree.paths.count)
        files = FileSet(count: tree.paths.count)
    }

    private mutating func addApps() {
        for index in graph.targets.indices where graph.targets[index].role.isEntry {
            addScope(of: [index], named: graph.targets[index].title ?? graph.targets[index].name)
        }
    }

    /// Libraries that no app links: each with what it links, those of one product together.
    private mutating func addLibraries() {
        let unlinked = graph.targets.indices.filter {
            graph.targets[$0].role == .library && draftsOfTarget[$0].isEmpty && !graph.targets[$0].files.isEmpty
        }
        var isLinked = [Bool](repeating: false, count: graph.targets.count)
        for index in unlinked where !graph.containers[graph.targets[index].container].isComputed {
            for next in links.certain[index] where next != index { isLinked[next] = true }
        }
        let roots = unlinked.filter { !isLinked[$0] }
        // An app that isn't here may link any two of them.
        for index in roots { links.possible[index].append(graph.hubs[graph.targets[index].container]) }
        var rootsOfContainer = [[Int]](repeating: [], count: graph.containers.count)
        for index in roots { rootsOfContainer[graph.targets[index].container].append(index) }
        for (container, own) in rootsOfContainer.enumerated() where !own.isEmpty {
            let manifest = graph.containers[container]
            if manifest.isComputed {
                addScope(of: own, named: manifest.name.isEmpty ? nil : manifest.name)
                continue
            }
            guard manifest.kind == .package else { continue }
            for (name, targets) in manifest.products.sorted(by: { $0.key < $1.key }) {
                let open = targets.filter { own.contains($0) && draftsOfTarget[$0].isEmpty }
                if open.count > 1 { addScope(of: open, named: name) }
            }
        }
        // The rest stands alone, or links itself in a circle.
        for index in roots + unlinked where draftsOfTarget[index].isEmpty {
            addScope(of: [index], named: graph.targets[index].title ?? graph.targets[index].name)
        }
    }

    private mutating func addScope(of roots: [Int], named name: String?) {
        let root = graph.targets[roots[0]]
        let manifest = graph.containers[root.container]
        var draft = Draft(name: name, folder: manifest.folder)
        draft.hasApp = root.role.isEntry
        draft.platforms = root.platforms.isEmpty ? manifest.platforms : root.platforms
        draft.isAppForPeople =
            root.role == .app && draft.platforms.mayHaveUIKitNavigation
            && (manifest.kind != .package || root.platforms == .iOS)
        draft.deploymentTarget = root.deploymentTarget ?? manifest.deploymentTarget
        draft.listsItsFiles = root.listsItsFiles
        // Each reach holds the one before.
        let certain = reach(from: roots) { links.certain[$0] }
        let all = reach(from: roots) { links.certain[$0] + links.assumed[$0] }
        let maybe = reach(from: roots) { links.certain[$0] + links.assumed[$0] + links.possible[$0] }
        files.begin()
        for target in all {
            files.add(graph.targets[target].files)
            draft.packages += links.packages[target]
            draftsOfTarget[target].append(drafts.count)
        }
        draft.compiled = files.sorted()
        if maybe.count > certain.count {
            files.begin()
            for target in certain { files.leave(graph.targets[target].files) }
            for target in maybe { files.add(graph.targets[target].files) }
            draft.uncertain = files.sorted()
        }
        drafts.append(draft)
    }

    /// The targets that `next` leads to from the roots, as far as they run in one process, ascending.
    private func reach(from roots: [Int], by next: (Int) -> [Int]) -> [Int] {
        var seen = Set(roots)
        var stack = roots
        while let target = stack.popLast() {
            for other in next(target) where graph.targets[other].role.isPartOfOthers && seen.insert(other).inserted {
                stack.append(other)
            }
        }
        return seen.sorted()
    }

    /// The scopes of each manifest's targets so far.
    func draftsOfContainers() -> [Set<Int>] {
        var all = [Set<Int>](repeating: [], count: graph.containers.count)
        for (index, drafts) in draftsOfTarget.enumerated() { all[graph.targets[index].container].formUnion(drafts) }
        return all
    }
}
