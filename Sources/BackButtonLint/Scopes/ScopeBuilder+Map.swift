extension ScopeBuilder {
    /// Settles the order of the scopes and what each file has of them.
    mutating func map() -> ScopeMap {
        let order = drafts.indices.filter { !drafts[$0].compiled.isEmpty || !drafts[$0].attached.isEmpty }.sorted {
            let (left, right) = (drafts[$0], drafts[$1])
            return (left.folder, left.name ?? "", $0) < (right.folder, right.name ?? "", $1)
        }
        var files = FileSet(count: tree.paths.count)
        var scopes: [Scope] = []
        for draft in order.map({ drafts[$0] }) {
            files.begin()
            files.add(draft.compiled)
            files.add(draft.attached)
            scopes.append(
                Scope(
                    id: ScopeID(scopes.count), name: draft.name, folder: draft.folder, hasApp: draft.hasApp,
                    platforms: draft.platforms, deploymentTarget: draft.deploymentTarget,
                    members: draft.attached.isEmpty ? draft.compiled : files.sorted(), uncertain: draft.uncertain,
                    packages: Set(draft.packages).sorted(), listsItsFiles: draft.listsItsFiles))
        }
        var ownScopes = [[ScopeID]](repeating: [], count: tree.paths.count)
        for scope in scopes { for file in scope.members { ownScopes[file].append(scope.id) } }
        for file in ownScopes.indices where ownScopes[file].count > 1 {
            // iOS decides before systems without its navigation, an app before a library that none links.
            ownScopes[file] = deciding(ownScopes[file]) { scopes[$0.row].platforms.mayHaveUIKitNavigation }
            ownScopes[file] = deciding(ownScopes[file]) { scopes[$0.row].hasApp }
        }
        gatherFacts(scopes, ownScopes)
        return ScopeMap(scopes: scopes, worlds: worlds(of: scopes), ownScopes: ownScopes, facts: facts)
    }

    private func deciding(_ all: [ScopeID], by decides: (ScopeID) -> Bool) -> [ScopeID] {
        let some = all.filter(decides)
        return some.isEmpty ? all : some
    }

    private mutating func gatherFacts(_ scopes: [Scope], _ ownScopes: [[ScopeID]]) {
        for (index, target) in graph.targets.enumerated() {
            for file in target.files {
                facts[file].targets.append(Int32(truncatingIfNeeded: index))
                facts[file].platforms.formUnion(target.platforms)
                facts[file].deploymentTarget = lowest(facts[file].deploymentTarget, target.deploymentTarget)
                if target.role.ships { facts[file].ships = true }
            }
        }
        for file in graph.manifestFiles { facts[file].ships = false }
        for (file, path) in tree.paths.enumerated() {
            if facts[file].ships, folders.answer(for: path).neverShips { facts[file].ships = false }
            let isPlatformKnown = !facts[file].platforms.isEmpty
            let isTargetKnown = facts[file].deploymentTarget != nil
            if isPlatformKnown, isTargetKnown { continue }
            for scope in ownScopes[file] {
                let scope = scopes[scope.row]
                if !isPlatformKnown { facts[file].platforms.formUnion(scope.platforms) }
                if !isTargetKnown {
                    facts[file].deploymentTarget = lowest(facts[file].deploymentTarget, scope.deploymentTarget)
                }
            }
        }
    }

    /// Unites scopes with files in common.
    private func worlds(of scopes: [Scope]) -> [World] {
        var joined = DisjointSets(count: scopes.count)
        var firstScope = [Int](repeating: -1, count: tree.paths.count)
        for scope in scopes {
            for files in [scope.members, scope.uncertain] {
                for file in files {
                    if firstScope[file] < 0 {
                        firstScope[file] = scope.id.row
                    } else if firstScope[file] != scope.id.row {
                        joined.unite(firstScope[file], scope.id.row)
                    }
                }
            }
        }
        var files = [[Int]](repeating: [], count: scopes.count)
        for file in tree.paths.indices where firstScope[file] >= 0 {
            files[joined.leader(of: firstScope[file])].append(file)
        }
        var members = [[ScopeID]](repeating: [], count: scopes.count)
        for scope in scopes { members[joined.leader(of: scope.id.row)].append(scope.id) }
        return scopes.indices.filter { joined.leader(of: $0) == $0 }
            .map { World(scopes: members[$0], files: files[$0]) }
            .sorted { ($0.files.first ?? 0) < ($1.files.first ?? 0) }
    }
}
