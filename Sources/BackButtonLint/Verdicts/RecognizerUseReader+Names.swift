/// Repairs that the sources don't show: uses of names of which the team says, or is known, that they restore the swipe.
extension RecognizerUseReader {
    func usesOfTeamNames() -> [RecognizerUse] {
        uses(by: resolution.team.restoresSwipe, .restoresByTeamName)
    }

    func usesOfPackages() -> [RecognizerUse] {
        uses(by: SwipeNames.modifiers, .restoresByPackage)
    }

    private func uses(by names: Set<Name>, _ deed: RecognizerUse.Deed) -> [RecognizerUse] {
        names.sorted().flatMap { name in
            index.uses(of: name).compactMap { place in
                reach(ofUse: place, of: name).map { RecognizerUse(place: place, deed: deed, reach: $0) }
            }
        }
        .sorted { $0.place < $1.place }
    }

    /// For which screens a use of such a name counts; nil for one that only talks about it.
    private func reach(ofUse place: Place, of name: Name) -> RecognizerUse.Reach? {
        let around = resolution.type(around: place)
        let type = around.map { index[$0].name }
        switch place.node.kind {
        case .inheritedType:
            // What inherits from it, or conforms to it, does what it does.
            guard let type else { return nil }
            return type == SwipeNames.navigationController && !resolution.isDeclaredType(type)
                ? .everyStack : .subclass(type)
        case .name, .member:
            break
        default:
            return nil
        }
        guard type != name, let link = place.node.ownLink, link.position > 0 || isUsed(link, in: place.node) else {
            return nil
        }
        if link.call?.argument(SwiftUINames.rootViewController) != nil { return .subclass(name) }
        if place.node.standsAroundStack || isOnRoots(place.node) { return .everyStack }
        let isInDestination = place.node.isInDestination(within: place.node.tree.root)
        switch reach(of: place) {
        case .screens(let owner): return .screens(owner: isInDestination ? nil : owner)
        case let other: return isInDestination ? .screens(owner: nil) : other
        }
    }

    /// Whether a word at the beginning of a chain is called, or asked for something: `SwipeBack()`, `SwipeBack.install()`.
    private func isUsed(_ link: ChainLink, in node: Node) -> Bool {
        link.call != nil || (node.enclosingChain?.links.count ?? 0) > 1
    }

    /// Whether it is a modifier of what holds stacks: tabs, split columns, a window's content.
    private func isOnRoots(_ node: Node) -> Bool {
        guard let link = node.ownLink, link.position > 0, let base = node.enclosingChain?.links.first else {
            return false
        }
        return base.position == 0 && SwiftUINames.roots.contains(base.name)
    }
}
