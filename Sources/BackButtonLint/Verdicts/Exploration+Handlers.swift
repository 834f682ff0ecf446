/// Handlers that are handed in: what the calls that hand them in, or the code that sets them, give.
extension Exploration {
    /// A handler that is handed in: what the call that made the type hands in decides.
    mutating func useHandler(_ member: DeclarationID, _ link: ChainLink, _ visit: Visit) {
        guard let type = index.type(around: member) else { return }
        let name = index[member].name
        let typeName = index[type].name
        var handed: [(Place, Int?)] = []
        if let caller = visit.caller, makes(typeName, callers[caller].call) {
            if let value = handedClosure(name, of: member, in: callers[caller].call) {
                handed.append((callers[caller].call.at(value), callers[caller].outer))
            }
        } else {
            for made in survey.types[typeName] ?? [] {
                guard let call = made.node.ownLink?.call,
                    let value = handedClosure(name, of: member, in: made.at(call))
                else { continue }
                handed.append((made.at(value), nil))
            }
        }
        let place = visit.place.at(link.node)
        // `var view = Row()`, `view.onBack = { ... }`
        if handed.isEmpty { handed = assignedHandlers(of: member).map { ($0, nil) } }
        if handed.isEmpty {
            judgeByName(link, visit)
            return
        }
        for (value, outer) in handed {
            let step = trail.add(place, .followsHandler, from: visit.step)
            var next = visit.going(to: value, step: step).acting().called(by: outer)
            if link.node.soundsLikeLeaving { next.saidLeaving = true }
            enqueue(next)
        }
    }

    func makes(_ type: Name, _ call: Place) -> Bool {
        call.node.link?.name == type
    }

    /// What a call hands to a closure property: by label, or its only trailing closure.
    private func handedClosure(_ name: Name, of member: DeclarationID, in call: Place) -> Node? {
        if let value = argument(filling: name, of: call) { return value }
        let closures = call.node.trailingClosures
        if let first = closures.first, first.label == nil { return first.value }
        let unlabelled = call.node.callArguments.filter { $0.label == nil }
        return unlabelled.count == 1 && call.node.callArguments.count == 1 ? unlabelled[0].value : nil
    }

    /// A parameter of a function or closure around.
    mutating func useParameter(_ parameter: Node, _ link: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(link.node)
        if let type = parameter.child(.type)?.lastTypeName, LeavingCalls.dismissTypes.contains(type) {
            foundExit(at: place, .handsOnDismiss, in: visit)
            return
        }
        if visit.mode == .view, links.count > 1, isOfStyle(parameter) {
            // What a style draws is handed to the view that asks it.
            foundUnknown(at: place, .unknownContent, in: visit)
            return
        }
        guard parameter.isHandler || (link.call != nil && parameter.child(.type) == nil) else { return }
        let label = (parameter.child(.label) ?? parameter.child(.declName))?.name
        if let caller = visit.caller, let label {
            let call = callers[caller].call
            let value =
                argument(filling: label, of: call) ?? call.node.trailingClosures.first { $0.label == nil }?.value
                ?? call.node.callArguments.first { $0.label == nil }?.value
            if let value {
                let step = trail.add(place, .followsHandler, from: visit.step)
                var next = visit.going(to: call.at(value), step: step).acting().called(by: callers[caller].outer)
                if link.node.soundsLikeLeaving { next.saidLeaving = true }
                enqueue(next)
                return
            }
        }
        if visit.caller == nil, let label, useInitializer(of: parameter, label, link, visit) { return }
        judgeByName(link, visit)
    }

    /// A parameter that an initializer on the way to the screen hands on: what those hand in who make its type.
    private mutating func useInitializer(of parameter: Node, _ label: Name, _ link: ChainLink, _ visit: Visit) -> Bool {
        guard parameter.parent?.parent?.kind == .initDecl,
            let type = resolution.type(around: visit.place.at(parameter))
        else { return false }
        var isHanded = false
        for made in survey.types[index[type].name] ?? [] {
            guard let call = made.node.ownLink?.call,
                let value = argument(filling: label, of: made.at(call))
                    ?? call.trailingClosures.first(where: { $0.label == nil })?.value
            else { continue }
            isHanded = true
            let step = trail.add(visit.place.at(link.node), .followsHandler, from: visit.step)
            var next = visit.going(to: made.at(value), step: step).acting()
            if link.node.soundsLikeLeaving { next.saidLeaving = true }
            enqueue(next)
        }
        return isHanded
    }

    /// Whether a parameter is the configuration that a style draws.
    private func isOfStyle(_ parameter: Node) -> Bool {
        parameter.parent?.parent?.child(.declName)?.name == Resolution.styleBody
    }

    /// Closures that are assigned to, or handed in for, a handler property of a model.
    func assignedHandlers(of member: DeclarationID) -> [Place] {
        guard let type = index.type(around: member) else { return [] }
        let name = index[member].name
        return resolution.inquiry.uses(of: name, with: index[type].name).compactMap { use in
            guard let chain = use.node.parent, chain.kind == .chain, let assignment = chain.parent?.assignment,
                assignment.target == chain, assignment.value.kind == .closure
            else { return nil }
            let before = chain.links.prefix { $0.node != use.node }
            if let receiver = resolution.evidentType(of: before, at: use.at(chain)), receiver != index[type].name {
                return nil
            }
            return use.at(assignment.value)
        }
    }
}
