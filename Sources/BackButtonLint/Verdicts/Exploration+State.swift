/// Leaving by changing state: a path that gets shorter, the binding that shows the screen, the state that selects it.
extension Exploration {
    /// `x = value`: what an action sets.
    mutating func lookAtAssignment(_ sequence: Node, _ visit: Visit) {
        let parts = Array(sequence.children)
        if parts.count == 3, parts[1].spells("-="), visit.mode == .action, let control = soundingBack(sequence) {
            // A step back within the screen; whether the first step also leaves can't be told.
            foundUnknown(at: visit.place.at(control), .unknownAction, in: visit)
        }
        guard let (target, value) = sequence.assignment else { return }
        var links = target.links
        while links.last?.name == LeavingCalls.wrappedValue { links.removeLast() }
        guard let last = links.last else { return }
        let place = visit.place.at(last.node)
        if last.name == Name("rootViewController") {
            foundExit(at: place, .changesRootState, in: visit)
            return
        }
        if isEmptyPath(value), isPath(last, links, visit) {
            foundExit(at: place, .popsPath, in: visit)
            return
        }
        let clears = parts.count == 3 && (self.value(of: value, in: visit)?.isCleared == true)
        touch(last.name, behind: links.dropLast(), at: place, clears ? .cleared : .set, in: visit)
    }

    /// The control around an action, if its words say back.
    private func soundingBack(_ action: Node) -> Node? {
        for ancestor in action.ancestors where ancestor.kind == .call {
            guard let link = ancestor.link, link.name == SwiftUINames.button else { continue }
            let saysBack = ancestor.descendants.contains { node in
                node.kind == .string && Words.backTexts.contains { node.text.contains($0) }
                    && !node.text.contains("backward")
            }
            return saysBack ? link.node : nil
        }
        return nil
    }

    /// `[]`, `.init()`, `NavigationPath()`, or a shortened copy.
    private func isEmptyPath(_ value: Node) -> Bool {
        if value.kind == .array { return value.firstChild == nil }
        let links = value.links
        if links.contains(where: { LeavingCalls.pathPops.contains($0.name) }) { return true }
        if links.count == 1, links[0].name == Name("NavigationPath") || links[0].name == SwiftNames.initializer {
            return links[0].call.map { $0.callArguments.isEmpty } ?? false
        }
        return value.descendants.contains { $0.kind == .member && $0.usedName == Name("dropLast") }
    }

    /// Whether a flag that a control sets shows this screen, or selects it.
    mutating func judgeTouches() {
        let showing = Set(survey.openers.flatMap(showingNames))
        for touch in touched where best != .elsewhere || touch.slot == .leading {
            if touch.kind == .cleared, clearsShowing(touch, showing) {
                found(touch.slot == .leading ? .leading : .elsewhere, at: touch.place, .clearsBinding, from: touch.step)
            } else if touch.kind != .signalled, selectsScreens(touch) {
                found(
                    touch.slot == .leading ? .leading : .elsewhere, at: touch.place, .changesRootState, from: touch.step
                )
            }
        }
    }

    /// The names of the bindings by which a call shows a screen.
    private func showingNames(_ opener: Place) -> [Name] {
        opener.node.callArguments.flatMap { argument -> [Name] in
            guard let label = argument.label, SwiftUINames.showing.contains(label) else { return [] }
            return names(in: argument.value) + namesOfOwnBinding(opener.at(argument.value))
        }
    }

    private func names(in code: Node) -> [Name] {
        ([code] + Array(code.descendants)).compactMap { $0.kind == .name || $0.kind == .member ? $0.usedName : nil }
    }

    /// `isPresented: isShown` with `var isShown: Binding<Bool> { Binding(get: { ... }, set: { ... }) }`: what that reads.
    private func namesOfOwnBinding(_ value: Place) -> [Name] {
        guard let last = value.node.links.last, last.call == nil,
            case .members(let members) = resolution.meaning(of: last.name, at: value, mayBeGlobal: false)
        else { return [] }
        return members.flatMap { id -> [Name] in
            let node = index.node(id)
            guard node.child(.type)?.words.first == SwiftUINames.binding, let code = node.child(.codeBlock) else {
                return []
            }
            let getter = code.descendants.lazy.compactMap { $0.argument(Name("get")) }.first
            return names(in: getter ?? code)
        }
    }

    /// Whether the cleared flag is, or through `@Binding` properties becomes, one that shows the screen.
    private func clearsShowing(_ touch: Touch, _ showing: Set<Name>) -> Bool {
        if showing.contains(touch.name) { return true }
        guard let type = resolution.type(around: touch.place) else { return false }
        var seen: Set<Name> = []
        var waiting: [(type: Name, property: Name)] = [(index[type].name, touch.name)]
        while let (type, property) = waiting.popLast() {
            guard seen.insert(type).inserted else { continue }
            let isBinding = resolution.members(of: type, named: property).contains { id in
                index.node(id).wrapper(SwiftUINames.binding) != nil
                    || index.node(id).child(.type)?.words.first == SwiftUINames.binding
            }
            guard isBinding else { continue }
            for made in survey.types[type] ?? resolution.inquiry.uses(of: type) {
                guard let call = made.node.ownLink?.call,
                    let value = call.argument(property), let name = value.links.last?.name
                else { continue }
                if showing.contains(name) { return true }
                if isShowing(name, near: made) { return true }
                if let around = resolution.type(around: made) { waiting.append((index[around].name, name)) }
            }
        }
        return false
    }

    /// Whether a name shows something pushed in the code around a place, or the sheet that the place is in.
    private func isShowing(_ name: Name, near place: Place) -> Bool {
        index.uses(of: name, inFile: place.file).contains { use in
            guard let argument = use.node.ancestors.first(where: { $0.kind == .argument }),
                let label = argument.child(.label)?.name, SwiftUINames.showing.contains(label),
                let call = argument.parent?.parent, let link = call.link
            else { return false }
            if SwiftUINames.presenting.contains(link.name) { return call.contains(place.node) }
            return link.name == SwiftUINames.navigationLink || SwiftUINames.pushing.contains(link.name)
        }
    }
}
