/// Ways back that ask first: a control that opens a dialog, of which a button leaves.
extension Exploration {
    /// What was found while it was looked for dialogs.
    struct Asking {
        /// That of the way back: what controls of the other one do doesn't matter.
        let slot: Slot
        /// Ways out, each with the dialog it stands in, if it stands in one.
        var exits: [(place: Place, slot: Slot, dialog: Trail.StepID?)] = []
        /// The dialogs that were looked into, each with the place that opens it.
        var openers: [Trail.StepID: Place] = [:]
    }

    /// The dialog that the way back opens before it leaves, always or at times; nil if none does, or another control in
    /// the same slot leaves without.
    ///
    /// - Parameter answer: Where the way back stands.
    mutating func dialogBeforeLeaving(_ answer: WayBack) -> Place? {
        asking = Asking(slot: answer == .leading ? .leading : .elsewhere)
        visitScreen()
        guard let asking else { return nil }
        let exits = asking.exits.filter { $0.slot == asking.slot }
        for exit in exits {
            guard let dialog = exit.dialog, let opener = asking.openers[dialog] else { continue }
            let isAlone = exits.allSatisfy { $0.dialog != nil || isPart($0.place, ofControl: opener) }
            if isAlone { return trail[dialog].place }
        }
        return nil
    }

    /// The innermost dialog on the way to a step.
    func dialog(before step: Trail.StepID) -> Trail.StepID? {
        var next: Trail.StepID? = step
        while let id = next {
            if trail[id].reason == .opensDialog { return id }
            next = trail[id].parent
        }
        return nil
    }

    /// Whether a way out stands in the code that opens a dialog too, or in a function that this code calls.
    private func isPart(_ exit: Place, ofControl opener: Place) -> Bool {
        let control = code(around: opener)
        if control.file == exit.file, control.node.contains(exit.node) { return true }
        guard let name = index.declaration(around: exit).map({ index[$0].name }) else { return false }
        return control.node.descendants.contains { ($0.kind == .name || $0.kind == .member) && $0.usedName == name }
    }

    /// The action or function that a place stands in.
    private func code(around place: Place) -> Place {
        for ancestor in place.node.ancestors where ancestor.kind == .closure || ancestor.kind == .funcDecl {
            return place.at(ancestor)
        }
        return place
    }
}
