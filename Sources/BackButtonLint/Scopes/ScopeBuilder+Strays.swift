extension ScopeBuilder {
    /// Tests stand beside what they test, extensions beside the app that holds them.
    mutating func attachWhatDoesNotShip() {
        let draftsOfContainer = draftsOfContainers()
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
            for draft in hosts { drafts[draft].attached += target.files }
        }
    }

    /// Files that no target names fall to the nearest manifest above them.
    mutating func placeStrayFiles() {
        var isPlaced = [Bool](repeating: false, count: tree.paths.count)
        for draft in drafts {
            for file in draft.compiled { isPlaced[file] = true }
            for file in draft.attached { isPlaced[file] = true }
        }
        var hosts = StrayHosts(self)
        for file in tree.paths.indices where !isPlaced[file] {
            facts[file].ships = !folders.answer(for: tree.paths[file]).holdsTests
            for host in hosts.drafts(forFolder: RelativePath.folder(of: tree.paths[file]), in: &self) {
                drafts[host].attached.append(file)
            }
        }
    }
}

/// Finds the scopes that files of no target fall to, by folder.
private struct StrayHosts {
    private var containersOfFolder: [String: [Int]] = [:]
    private let draftsOfContainer: [Set<Int>]
    private let onlyApp: Int?
    private var known: [String: [Int]] = [:]
    /// Scopes of folders without a manifest.
    private var draftOfTop: [String: Int] = [:]

    init(_ builder: ScopeBuilder) {
        for (index, container) in builder.graph.containers.enumerated()
        where container.path != TuistProject.allProjects {
            containersOfFolder[container.folder, default: []].append(index)
        }
        draftsOfContainer = builder.draftsOfContainers()
        let apps = builder.drafts.indices.filter { builder.drafts[$0].isAppForPeople }
        onlyApp = apps.count == 1 ? apps[0] : nil
    }

    mutating func drafts(forFolder folder: String, in builder: inout ScopeBuilder) -> [Int] {
        if let answer = known[folder] { return answer }
        let answer = find(folder, in: &builder)
        known[folder] = answer
        return answer
    }

    private mutating func find(_ start: String, in builder: inout ScopeBuilder) -> [Int] {
        var folder = start
        // The nearest manifest that has nothing in it: a package can be a mere mark that hides a folder.
        var empty: Int?
        while true {
            let containers = containersOfFolder[folder] ?? []
            let hosts = Set(containers.flatMap { draftsOfContainer[$0] })
            if !hosts.isEmpty { return hosts.sorted() }
            empty = empty ?? containers.first
            if containers.contains(where: { builder.graph.containers[$0].kind == .xcodeProject }) || folder.isEmpty {
                break
            }
            folder = RelativePath.folder(of: folder)
        }
        if let empty { return [add(for: builder.graph.containers[empty], to: &builder)] }
        if let onlyApp { return [onlyApp] }
        // Where other folders have manifests, each folder of the root stands for itself.
        let top = containersOfFolder.isEmpty ? "" : String(Substring(start.utf8.prefix { $0 != UInt8(ascii: "/") }))
        if let draft = draftOfTop[top] { return [draft] }
        draftOfTop[top] = builder.drafts.count
        builder.drafts.append(.init(name: nil, folder: top))
        return [builder.drafts.count - 1]
    }

    /// The scope of a manifest without a target that could be read.
    private mutating func add(for container: Container, to builder: inout ScopeBuilder) -> Int {
        let key = "/" + container.path
        if let draft = draftOfTop[key] { return draft }
        draftOfTop[key] = builder.drafts.count
        let name = container.name.isEmpty ? nil : container.name
        builder.drafts.append(
            .init(name: name, folder: container.folder, hasApp: container.kind == .xcodeProject))
        return builder.drafts.count - 1
    }
}
