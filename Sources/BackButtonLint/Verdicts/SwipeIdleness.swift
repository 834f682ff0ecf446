/// Tells why a repair repairs nothing.
struct SwipeIdleness {
    let finder: SwipeRepairFinder
    private var resolution: Resolution { finder.resolution }
    private var index: ProjectIndex { finder.index }

    func idleness(of group: SwipeRepairFinder.Group) -> SwipeRepair.Idleness? {
        if isUnusedClass(group) { return .unusedClass }
        guard finder.isStack(group.owner), !finder.ground.mayBeRepairedFromOutside(index.files[group.file]) else {
            return nil
        }
        if !group.conformances.isEmpty || !group.guards.isEmpty {
            let isAttached = mayAttach(finder.attachers(near: group.file), group.owner)
            return isAttached || servesOthers(group.owner, near: group.file) ? nil : .unassigned
        }
        return onlyEnabled(group)
    }

    /// What of some uses may make a stack's controller the recognizer's delegate.
    struct Attachers {
        /// Whether one may do it for a controller of any type.
        var serveAny = false

        /// The types that make themselves the delegate, and those with all that they inherit from.
        var owners: Set<Name> = []
        var lineages: Set<Name> = []

        /// Whether all that the uses do is switch the recognizer on.
        var onlyEnable = true
    }

    func attachers(among uses: [RecognizerUse]) -> Attachers {
        var attachers = Attachers()
        for use in uses {
            if case .enables = use.deed, finder.isLiteral(use) {} else { attachers.onlyEnable = false }
            switch attached(by: use) {
            case .none: break
            case .any: attachers.serveAny = true
            case .one(let type):
                attachers.owners.insert(type)
                attachers.lineages.formUnion(resolution.lineage(of: type))
            }
        }
        return attachers
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

    /// The types whose controllers a use may make the recognizer's delegate.
    private enum Attached {
        case none
        case any
        /// The one that the use stands in, with what inherits from it and what it inherits from.
        case one(Name)
    }

    private func attached(by use: RecognizerUse) -> Attached {
        switch use.deed {
        case .clears, .enables, .disables: return .none
        case .restoresByTeamName, .restoresByPackage, .pansByHand: return .none
        case .castsInVain, .borrowsAction, .other: return .any
        case .attaches, .attachesClosed: break
        }
        switch finder.delegate(of: use) {
        case .nobody, .object: return .none
        case .unknown: return .any
        case .stack: return resolution.type(around: use.place).map { .one(index[$0].name) } ?? .any
        }
    }

    /// Whether they may make a stack's controller of the type the recognizer's delegate.
    private func mayAttach(_ attachers: Attachers, _ type: Name) -> Bool {
        attachers.serveAny || attachers.lineages.contains(type)
            || resolution.lineage(of: type).contains(where: attachers.owners.contains)
    }

    /// Whether the type makes itself the delegate of some other recognizer.
    func servesOthers(_ type: Name, near file: Int) -> Bool {
        resolution.types(named: type).contains { id in
            guard finder.isNear(file, id.file) else { return false }
            return index.uses(of: SwipeNames.delegate, inFile: id.file).within(index.node(id)).contains { use in
                guard let chain = use.node.parent, chain.kind == .chain,
                    let (target, value) = chain.parent?.assignment, target == chain, value.spells("self")
                else { return false }
                let links = target.links
                return links.last?.node == use.node && !links.contains { SwipeNames.recognizers.contains($0.name) }
                    && links.contains { $0.name != SwipeNames.delegate && $0.name != SwiftNames.selfValue }
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

    private func onlyEnabled(_ group: SwipeRepairFinder.Group) -> SwipeRepair.Idleness? {
        // A switch that is turned on and off restores nothing, and isn't meant to.
        guard finder.attachers(near: group.file).onlyEnable, let first = group.uses.first?.assignment else {
            return nil
        }
        return .onlyEnabled(first)
    }
}
