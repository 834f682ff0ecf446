/// Going on into functions, computed properties and views.
extension Exploration {
    /// Goes on into a function or a computed property.
    mutating func follow(
        _ id: DeclarationID,
        _ call: Node?,
        _ reason: Reason,
        _ visit: Visit,
        isGuess: Bool = false
    ) {
        // What the survey climbed out of is a region of its own, with the branch that leads to the screen.
        guard !survey.climbed.contains(id) else { return }
        let declared = index.place(id)
        guard let code = declared.node.child(.codeBlock) ?? declared.node.child(.accessorBlock) else { return }
        let yield = resolution.yield(of: id)
        if visit.mode == .view, yield == .value { return }
        var caller: Int? = index[id].kind == .variable ? visit.caller : nil
        if let call, resolution.takesHandlers(id), handsSomething(call) {
            caller = callerNumber(visit.place.at(call), outer: visit.caller)
        } else if isMemberOfSameType(id, visit) {
            // A helper without closures of its own still sees those handed to its type.
            caller = visit.caller
        }
        let step = trail.add(declared, reason, from: visit.step)
        let buildsViews = visit.mode == .view && yield == .views
        let hops = buildsViews ? visit.hops : visit.hops + 1
        guard hops <= Self.mostHops else { return }
        var next = visit.going(to: declared.at(code), step: step).called(by: caller)
        if !buildsViews { next.mode = .action }
        (next.cases, next.hops) = (call?.enumCases ?? [], hops)
        next.given = call.map { givens(to: id, by: $0, in: visit) } ?? []
        if isMemberOfSameType(id, visit) { next.givenToType = visit.givenToType }
        if isGuess { next.guesses += 1 }
        if let name = declared.node.child(.declName) {
            // `onCancel` that calls `cancelDownload` was about the download.
            next.saidLeaving = name.soundsLikeLeaving || visit.saidLeaving && !name.leavesAnotherThing
        }
        enqueue(next)
    }

    /// How many functions a handler is followed through.
    private static let mostHops = 12

    private func isMemberOfSameType(_ id: DeclarationID, _ visit: Visit) -> Bool {
        guard let own = resolution.type(around: visit.place), let type = index.type(around: id) else { return false }
        return index[own].name == index[type].name
    }

    /// The number of a call as a caller. The calls outside of it are those by which it was first come to: one way to
    /// each call is enough, and all ways would be too many.
    private mutating func callerNumber(_ call: Place, outer: Int?) -> Int {
        if let known = callerNumbers[call] { return known }
        callers.append(Caller(call: call, outer: outer))
        callerNumbers[call] = callers.count - 1
        return callers.count - 1
    }

    /// Whether a call hands over anything that could be told apart from another call's.
    private func handsSomething(_ call: Node) -> Bool {
        !call.trailingClosures.isEmpty
            || call.callArguments.contains { argument in
                switch argument.value.kind {
                case .literal, .string: false
                default: true
                }
            }
    }

    // MARK: Views

    /// A view type made in the code: its body is on the screen too.
    ///
    /// - Parameter outer: The type that is named before it.
    mutating func make(_ base: ChainLink, _ call: Node?, in outer: Name? = nil, _ visit: Visit) {
        let place = visit.place.at(base.node)
        if survey.types[base.name] != nil { return }
        let isBackControl = resolution.team.backControls.contains(base.name)
        // What is in it may still put it into the leading slot.
        if isBackControl { foundExit(at: place, .backControl, in: visit) }
        guard resolution.isDeclaredType(base.name) else {
            if !isBackControl, !Harmless.views.contains(base.name), base.node.soundsLikeBackView {
                foundUnknown(at: place, .unknownView, in: visit)
            }
            return
        }
        var bodies = resolution.members(of: base.name, named: SwiftUINames.body)
        if bodies.isEmpty { bodies = viewMembers(of: base.name) }
        bodies = resolution.meant(bodies, at: place, in: outer)
        var caller: Int?
        if let call, resolution.takesHandlers(type: base.name), handsSomething(call) {
            caller = callerNumber(visit.place.at(call), outer: visit.caller)
        }
        let given = call.map { givens(toType: base.name, by: $0, in: visit) } ?? []
        madeTypes.insert(base.name)
        let step = trail.add(place, .followsView, from: visit.step)
        for body in bodies {
            let declared = index.place(body)
            guard let code = declared.node.child(.codeBlock) ?? declared.node.child(.accessorBlock) else { continue }
            var next = Visit(
                place: declared.at(code), focus: nil, slot: visit.slot, mode: .view, step: step, caller: caller)
            next.givenToType = given
            enqueue(next)
        }
        if bodies.isEmpty, resolution.isRepresentable(base.name) {
            for type in resolution.types(named: base.name) {
                enqueue(
                    Visit(
                        place: index.place(type), focus: nil, slot: visit.slot, mode: .action, step: step,
                        caller: caller))
            }
        }
    }

    /// The members that build views, of a type without a body.
    private func viewMembers(of type: Name) -> [DeclarationID] {
        resolution.types(named: type).flatMap { id -> [DeclarationID] in
            index.contents(of: id).filter { property in
                guard index[property].kind == .variable, let type = index.node(property).child(.type) else {
                    return false
                }
                return type.words.first == SwiftNames.some && type.words.last == SwiftUINames.view
            }
        }
    }
}

extension Node {
    /// The enum cases that a call names: `.home` of `transition(to: .home)`.
    fileprivate var enumCases: [Name] {
        child(.arguments)?.descendants.compactMap { $0.kind == .implicitMember ? $0.usedName : nil } ?? []
    }
}
