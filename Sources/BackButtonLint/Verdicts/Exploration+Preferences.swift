/// Preferences: what a view further in says to one around it, a bar of the app's own that is not to show its way back.
extension Exploration {
    /// A branch that is on the screen if the screen's views prefer it so.
    struct Preferred {
        let branch: Visit
        let key: Name
        /// What the preference has to be.
        let wanted: Bool
    }

    /// Whether anything in the sources waits for a preference.
    var usesPreferences: Bool { resolution.inquiry.isUsed(SwiftUINames.onPreferenceChange) }

    /// The preference that a property of the type's own keeps, if nothing else sets it.
    func preference(behind member: DeclarationID) -> Given.Value? {
        guard index.node(member).wrapper(Name("State")) != nil, let type = index.type(around: member) else {
            return nil
        }
        let name = index[member].name
        var found: Given.Value?
        for use in index.uses(of: name, inFile: member.file)
        where resolution.type(around: use).map({ index[$0].name }) == index[type].name && !use.node.isOnlyRead {
            guard found == nil, let value = preference(setBy: use.node) else { return nil }
            found = value
        }
        return found
    }

    /// `.onPreferenceChange(Key.self) { name = $0 }`, or `!$0`.
    private func preference(setBy target: Node) -> Given.Value? {
        let whole = target.parent?.kind == .chain ? target.parent : target
        guard let sequence = whole?.parent, let (assigned, value) = sequence.assignment, assigned == whole,
            value.nextSibling == nil, let closure = sequence.parent, closure.kind == .closure,
            let call = closure.parent?.kind == .trailingClosure ? closure.parent?.parent : nil,
            call.link?.name == SwiftUINames.onPreferenceChange,
            let key = call.callArguments.first?.value.links.first?.name
        else { return nil }
        if value.spells("$0") { return .preferred(key, negated: false) }
        if value.spells("!$0") { return .preferred(key, negated: true) }
        let names = closure.child(.closureSignature)?.children.compactMap { $0.child(.declName)?.name } ?? []
        if value.kind == .name, let name = value.usedName, names.contains(name) {
            return .preferred(key, negated: false)
        }
        return nil
    }

    /// `.preference(key: Key.self, value: true)`: what is preferred on this screen.
    mutating func notePreference(_ call: Node, _ visit: Visit) {
        guard usesPreferences, let key = call.argument(Name("key"))?.links.first?.name,
            let written = call.argument(SwiftUINames.value)
        else { return }
        var value: Bool?
        if case .flag(let flag) = self.value(of: written, in: visit) { value = flag }
        preferences[key, default: []].insert(value)
    }

    /// Visits the branches that waited for what is preferred, if it can't be told or is told so.
    mutating func visitPreferred() {
        let waiting = preferred
        preferred.removeAll()
        for branch in waiting {
            let told = preferences[branch.key] ?? []
            if told == [!branch.wanted] { continue }
            enqueue(branch.branch)
        }
    }
}
