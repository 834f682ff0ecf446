/// Makes scopes from the targets of all manifests.
struct ScopeBuilder {
    private var graph: TargetGraph
    private var links: ResolvedLinks
    private let tree: FileTree
    private var drafts: [Draft] = []
    private var draftsOfTarget: [[Int]]
    private var facts: [FileFactsOfTargets]

    /// A scope whose number isn't settled yet.
    private struct Draft {
        var name: String?
        var folder: String
        var hasApp = false
        var platforms: Platforms = []
        var deploymentTarget: DeploymentTarget?
        var members: Set<Int> = []
        var uncertain: Set<Int> = []
        var packages: Set<String> = []
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
    }

    // MARK: Scopes with an entry

    private mutating func addApps() {
        for index in graph.targets.indices where graph.targets[index].role.isEntry {
            addScope(of: [index], named: graph.targets[index].name)
        }
    }

    /// Libraries that no app links: each with what it links, those of one product together.
    private mutating func addLibraries() {
        let unlinked = graph.targets.indices.filter {
            graph.targets[$0].role == .library && draftsOfTarget[$0].isEmpty && !graph.targets[$0].files.isEmpty
        }
        var isLinked = Set<Int>()
        for index in unlinked where !graph.containers[graph.targets[index].container].isComputed {
            for next in links.certain[index] where next != index { isLinked.insert(next) }
        }
        let roots = unlinked.filter { !isLinked.contains($0) }
        // An app that isn't here may link any two of them.
        for index in roots { links.possible[index].append(graph.hubs[graph.targets[index].container]) }
        for container in graph.containers.indices {
            let own = Set(roots.filter { graph.targets[$0].container == container })
            guard !own.isEmpty else { continue }
            let manifest = graph.containers[container]
            if manifest.isComputed {
                addScope(of: own.sorted(), named: manifest.name)
                continue
            }
            for (name, targets) in manifest.products.sorted(by: { $0.key < $1.key }) where manifest.kind == .package {
                let open = targets.filter { own.contains($0) && draftsOfTarget[$0].isEmpty }
                if open.count > 1 { addScope(of: open, named: name) }
            }
        }
        // The rest stands alone, or links itself in a circle.
        for index in roots + unlinked where draftsOfTarget[index].isEmpty {
            addScope(of: [index], named: graph.targets[index].name)
        }
    }

    private mutating func addScope(of roots: [Int], named name: String) {
        let root = graph.targets[roots[0]]
        var draft = Draft(name: name, folder: graph.containers[root.container].folder)
        draft.hasApp = root.role == .app
        draft.platforms = root.platforms
        draft.deploymentTarget = root.deploymentTarget
        draft.listsItsFiles = root.listsItsFiles
        let certain = Set(reach(roots) { links.certain[$0] })
        let all = reach(roots) { links.certain[$0] + links.assumed[$0] }
        let maybe = reach(roots) { links.certain[$0] + links.assumed[$0] + links.possible[$0] }
        let number = drafts.count
        for target in all {
            draft.members.formUnion(graph.targets[target].files)
            draft.packages.formUnion(links.packages[target])
            draftsOfTarget[target].append(number)
        }
        for target in maybe where !certain.contains(target) {
            draft.uncertain.formUnion(graph.targets[target].files)
        }
        for target in certain { draft.uncertain.subtract(graph.targets[target].files) }
        drafts.append(draft)
    }

    /// The targets that `next` leads to from the roots, as far as they run in one process, ascending.
    private func reach(_ roots: [Int], by next: (Int) -> [Int]) -> [Int] {
        var seen = Set(roots)
        var stack = roots
        while let target = stack.popLast() {
            for other in next(target) where graph.targets[other].role.isPartOfOthers && seen.insert(other).inserted {
                stack.append(other)
            }
        }
        return seen.sorted()
    }

    // MARK: The rest

    /// Tests stand beside what they test, extensions beside the app that holds them.
    private mutating func attachWhatDoesNotShip() {
        var draftsOfContainer = [Set<Int>](repeating: [], count: graph.containers.count)
        for (index, drafts) in draftsOfTarget.enumerated() {
            draftsOfContainer[graph.targets[index].container].formUnion(drafts)
        }
        var holders = [Set<Int>](repeating: [], count: graph.targets.count)
        for index in graph.targets.indices {
            for next in links.certain[index] { holders[next].formUnion(draftsOfTarget[index]) }
        }
        for index in graph.targets.indices where draftsOfTarget[index].isEmpty {
            let target = graph.targets[index]
            var hosts = holders[index]
            if hosts.isEmpty { for next in links.certain[index] { hosts.formUnion(draftsOfTarget[next]) } }
            if hosts.isEmpty { hosts = draftsOfContainer[target.container] }
            draftsOfTarget[index] = hosts.sorted()
            for draft in hosts { drafts[draft].members.formUnion(target.files) }
        }
    }

    /// Files that no target names fall to the nearest manifest above them.
    private mutating func placeStrayFiles() {
        var isPlaced = [Bool](repeating: false, count: tree.paths.count)
        for draft in drafts { for file in draft.members { isPlaced[file] = true } }
        var containersOfFolder: [String: [Int]] = [:]
        for (index, container) in graph.containers.enumerated() {
            containersOfFolder[container.folder, default: []].append(index)
        }
        var draftsOfContainer = [Set<Int>](repeating: [], count: graph.containers.count)
        for (index, drafts) in draftsOfTarget.enumerated() {
            draftsOfContainer[graph.targets[index].container].formUnion(drafts)
        }
        let apps = drafts.indices.filter { drafts[$0].hasApp }
        var draftOfFolder: [String: Int] = [:]
        for file in tree.paths.indices where !isPlaced[file] {
            var folder = RelativePath.folder(of: tree.paths[file])
            while containersOfFolder[folder] == nil, !folder.isEmpty { folder = RelativePath.folder(of: folder) }
            var hosts = Set<Int>()
            for container in containersOfFolder[folder] ?? [] { hosts.formUnion(draftsOfContainer[container]) }
            if hosts.isEmpty, let containers = containersOfFolder[folder] {
                hosts = [fallback(for: containers[0], draftsOfContainer: &draftsOfContainer)]
            }
            if hosts.isEmpty, apps.count == 1 { hosts = [apps[0]] }
            if hosts.isEmpty {
                let top =
                    graph.containers.isEmpty ? "" : String(tree.paths[file].prefix { $0 != "/" })
                let key = top == tree.paths[file] ? "" : top
                if draftOfFolder[key] == nil {
                    draftOfFolder[key] = drafts.count
                    drafts.append(Draft(name: nil, folder: key))
                }
                if let draft = draftOfFolder[key] { hosts = [draft] }
            }
            for host in hosts { drafts[host].members.insert(file) }
            facts[file].ships = !ShippingFolders.holdTests(tree.paths[file])
        }
    }

    /// The scope of a manifest without a target that could be read.
    private mutating func fallback(for container: Int, draftsOfContainer: inout [Set<Int>]) -> Int {
        let number = drafts.count
        let named = graph.containers[container]
        drafts.append(Draft(name: named.name, folder: named.folder, hasApp: named.kind == .xcodeProject))
        draftsOfContainer[container].insert(number)
        return number
    }

    // MARK: The map

    private mutating func map() -> ScopeMap {
        let order = drafts.indices.filter { !drafts[$0].members.isEmpty }.sorted {
            let (left, right) = (drafts[$0], drafts[$1])
            return (left.folder, left.name ?? "", $0) < (right.folder, right.name ?? "", $1)
        }
        let scopes = order.enumerated().map { row, draft in
            let draft = drafts[draft]
            return Scope(
                id: ScopeID(row), name: draft.name, folder: draft.folder, hasApp: draft.hasApp,
                platforms: draft.platforms, deploymentTarget: draft.deploymentTarget,
                members: draft.members.sorted(), uncertain: draft.uncertain.sorted(),
                packages: draft.packages.sorted(), listsItsFiles: draft.listsItsFiles)
        }
        var ownScopes = [[ScopeID]](repeating: [], count: tree.paths.count)
        for scope in scopes { for file in scope.members { ownScopes[file].append(scope.id) } }
        let worlds = worlds(of: scopes)
        for file in tree.paths.indices {
            let decisive = ownScopes[file].filter { scopes[$0.row].platforms.mayHaveUIKitNavigation }
            if !decisive.isEmpty { ownScopes[file] = decisive }
        }
        gatherFacts(scopes, ownScopes)
        return ScopeMap(scopes: scopes, worlds: worlds, ownScopes: ownScopes, facts: facts)
    }

    private mutating func gatherFacts(_ scopes: [Scope], _ ownScopes: [[ScopeID]]) {
        for (index, target) in graph.targets.enumerated() {
            for file in target.files {
                facts[file].targets.append(Int32(index))
                facts[file].platforms.formUnion(target.platforms)
                facts[file].deploymentTarget = lowest(facts[file].deploymentTarget, target.deploymentTarget)
                if target.role.ships { facts[file].ships = true }
            }
        }
        for file in tree.paths.indices {
            if ShippingFolders.neverShips(tree.paths[file]) { facts[file].ships = false }
            if facts[file].platforms.isEmpty {
                for scope in ownScopes[file] { facts[file].platforms.formUnion(scopes[scope.row].platforms) }
            }
            if facts[file].deploymentTarget == nil {
                for scope in ownScopes[file] {
                    facts[file].deploymentTarget = lowest(
                        facts[file].deploymentTarget, scopes[scope.row].deploymentTarget)
                }
            }
        }
    }

    private func worlds(of scopes: [Scope]) -> [World] {
        var leader = Array(scopes.indices)
        func find(_ scope: Int) -> Int {
            var scope = scope
            while leader[scope] != scope {
                leader[scope] = leader[leader[scope]]
                scope = leader[scope]
            }
            return scope
        }
        var firstScope = [Int](repeating: -1, count: tree.paths.count)
        for scope in scopes {
            for file in scope.members + scope.uncertain {
                if firstScope[file] < 0 { firstScope[file] = scope.id.row }
                let (left, right) = (find(firstScope[file]), find(scope.id.row))
                leader[max(left, right)] = min(left, right)
            }
        }
        var files = [[Int]](repeating: [], count: scopes.count)
        for file in tree.paths.indices where firstScope[file] >= 0 { files[find(firstScope[file])].append(file) }
        var members = [[ScopeID]](repeating: [], count: scopes.count)
        for scope in scopes { members[find(scope.id.row)].append(scope.id) }
        return scopes.indices.filter { leader[$0] == $0 }.map { World(scopes: members[$0], files: files[$0]) }
            .sorted { ($0.files.first ?? 0) < ($1.files.first ?? 0) }
    }
}
