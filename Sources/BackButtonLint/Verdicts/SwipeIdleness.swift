/// Tells why a repair repairs nothing.
struct SwipeIdleness {
    let finder: SwipeRepairFinder
    private var resolution: Resolution { finder.resolution }
    private var index: ProjectIndex { finder.index }

    func idleness(of group: SwipeRepairFinder.Group) -> SwipeRepair.Idleness? {
        let usesNearby = finder.judge.uses.filter {
            finder.isNear(group.file, $0.place.file) && finder.ships($0.place.file)
        }
        if isUnusedClass(group) { return .unusedClass }
        guard finder.isStack(group.owner), !finder.ground.mayBeRepairedFromOutside(index.files[group.file]) else {
            return nil
        }
        if !group.conformances.isEmpty || !group.guards.isEmpty {
            let isAttached = usesNearby.contains { mayAttach($0, group.owner) }
            return isAttached || servesOthers(group.owner, near: group.file) ? nil : .unassigned
        }
        return onlyEnabled(group, usesNearby)
    }

    /// Whether it is a class that restores the swipe on its stacks, and of which there are none.
    private func isUnusedClass(_ group: SwipeRepairFinder.Group) -> Bool {
        let name = group.owner
        guard name != SwipeNames.navigationController, finder.isStack(name),
            group.uses.contains(where: \.deed.restores), !finder.judge.isUsed(name)
        else { return false }
        // A library's own may be made by whoever uses it.
        let isOffered = finder.visibility(of: name) == .offered
        let hasApp = finder.ground.scopes(of: index.files[group.file]).contains(where: \.hasApp)
        return !isOffered || hasApp
    }

    /// Whether a use may make a stack's controller of the type the recognizer's delegate.
    private func mayAttach(_ use: RecognizerUse, _ type: Name) -> Bool {
        switch use.deed {
        case .clears, .enables, .disables: return false
        case .restoresByTeamName, .restoresByPackage, .pansByHand: return false
        case .castsInVain, .borrowsAction, .other: return true
        case .attaches, .attachesClosed: break
        }
        switch finder.delegate(of: use) {
        case .nobody, .object: return false
        case .unknown: return true
        case .stack:
            guard let around = resolution.type(around: use.place).map({ index[$0].name }) else { return true }
            return resolution.lineage(of: around).contains(type) || resolution.lineage(of: type).contains(around)
        }
    }

    /// Whether the type makes itself the delegate of some other recognizer.
    func servesOthers(_ type: Name, near file: Int) -> Bool {
        resolution.types(named: type).contains { id in
            guard finder.isNear(file, id.file) else { return false }
            return index.uses(of: SwipeNames.delegate, inFile: id.file).contains { use in
                guard index.node(id).contains(use.node), let chain = use.node.parent, chain.kind == .chain,
                    let (target, value) = chain.parent?.assignment, target == chain, value.spells("self")
                else { return false }
                let links = target.links
                return links.last?.node == use.node && !links.contains { SwipeNames.recognizers.contains($0.name) }
                    && links.contains { $0.name != SwipeNames.delegate && $0.name != Name("self") }
                    && !isRecognizer(links[0], use)
            }
        }
    }

    /// Whether a name is a local that holds the recognizer of the swipe.
    private func isRecognizer(_ base: ChainLink, _ use: Place) -> Bool {
        guard case .local(let node) = resolution.meaning(of: base.name, at: use.at(base.node)) else { return false }
        return node.descendants.contains { part in
            (part.kind == .name || part.kind == .member) && part.usedName.map(SwipeNames.recognizers.contains) == true
        }
    }

    private func onlyEnabled(
        _ group: SwipeRepairFinder.Group, _ near: [RecognizerUse]
    ) -> SwipeRepair.Idleness? {
        // A switch that is turned on and off restores nothing, and isn't meant to.
        let isAlone = near.allSatisfy { use in
            if case .enables = use.deed { finder.isLiteral(use) } else { false }
        }
        guard isAlone, let first = group.uses.first?.assignment else { return nil }
        return .onlyEnabled(first)
    }
}
