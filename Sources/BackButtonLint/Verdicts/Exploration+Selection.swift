/// Leaving by the state that a view further out chooses by what it shows.
extension Exploration {
    /// Whether other views choose what they show by the state that a control sets.
    mutating func selectsScreens(_ touch: Touch) -> Bool {
        guard let own = resolution.type(around: touch.place) else { return false }
        let ownName = index[own].name
        // The screen's own private state turns its pages, not the screen.
        if let member = resolution.members(of: ownName, named: touch.name).first {
            let node = index.node(member)
            if node.wrapper(Name("State")) != nil || node.wrapper(Name("FocusState")) != nil { return false }
        }
        func mayChoose(_ type: Name) -> Bool {
            type != ownName && !survey.ownTypes.contains(type) && !madeTypes.contains(type)
                && self.mayChoose(type, by: touch)
        }
        // The way up to the app's first view is long, and most of what controls set chooses nothing.
        if let choosers = resolution.choosers(by: touch.name), !choosers.contains(where: mayChoose) { return false }
        return selectors()[touch.name]?.contains(where: mayChoose) ?? false
    }

    /// Whether the state that a control sets may be what a view chooses by: what a view is handed may come from
    /// anywhere; a model's property is chosen by where the model is named.
    private func mayChoose(_ view: Name, by touch: Touch) -> Bool {
        guard let around = resolution.type(around: touch.place) else { return true }
        var owner = index[around].name
        if let known = touch.owner {
            owner = known
        } else if resolution.isView(owner) {
            return true
        }
        let names = resolution.lineage(of: owner).filter { !SystemTypes.roots.contains($0) }
        return resolution.types(named: view).contains { type in
            names.contains { !index.uses(of: $0, inFile: type.file).isEmpty }
        }
    }

    /// The names that views around the screen choose by, on the way from the app's first view to it, each with the
    /// types that do.
    private mutating func selectors() -> [Name: Set<Name>] {
        if let known = knownSelectors { return known }
        var selectors: [Name: Set<Name>] = [:]
        var types = Set(survey.types.keys)
        // In the order of names: there is an end to how many are looked at, and it has to be the same on every run.
        var waiting = survey.types.sorted { $0.key < $1.key }.flatMap(\.value) + survey.openers
        while let place = waiting.popLast() {
            guard let type = resolution.type(around: place) else { continue }
            let name = index[type].name
            if resolution.isViewCode(place) {
                for choice in place.node.choicesAround { selectors[choice, default: []].insert(name) }
            }
            guard types.count < 256, resolution.isDeclaredType(name), types.insert(name).inserted else { continue }
            waiting += resolution.inquiry.uses(of: name).filter { $0.node.kind == .name }
        }
        knownSelectors = selectors
        return selectors
    }
}
