/// Actions that are sent to a store: what the `switch` on them does.
extension Exploration {
    /// `store.send(.backTapped)`: what the reducer does with the action.
    mutating func lookAtSend(_ call: Node, _ before: ArraySlice<ChainLink>, _ visit: Visit) {
        guard let arguments = call.child(.arguments) else { return }
        if let subject = before.last {
            touch(subject.name, at: visit.place.at(call), .signalled, in: visit)
        }
        var isKnown = false
        let senders = senders(of: before, at: visit.place.at(call))
        let actions = arguments.descendants.filter { $0.kind == .implicitMember || $0.kind == .member }
        // Deep in a model, what an upload's listeners hear of is the upload.
        let isAboutOthers = visit.hops > 0 && !visit.saidLeaving && before.contains(where: \.node.isAnotherThing)
        let spoken = isAboutOthers ? nil : actions.last(where: \.soundsLikeLeaving)
        for action in actions {
            guard let name = action.usedName else { continue }
            for branch in branches(on: name, from: senders + composers(of: senders), through: before.last?.name) {
                isKnown = true
                let step = trail.add(branch, .followsAction, from: visit.step)
                var next = visit.going(to: branch, step: step).acting().called(by: nil)
                next.hops += 1
                if spoken != nil { next.saidLeaving = true }
                enqueue(next)
            }
        }
        if isKnown {
            if let spoken { foundUnknown(at: visit.place.at(spoken), .unknownAction, in: visit) }
            return
        }
        if let spoken {
            foundExit(at: visit.place.at(spoken), .leavesByName, in: visit)
        } else if let receiver = resolution.evidentType(of: before, at: visit.place.at(call)),
            case let members = resolution.members(of: receiver, named: LeavingCalls.send), !members.isEmpty
        {
            for member in members { follow(member, call, .followsFunction, visit) }
        } else if visit.saidLeaving {
            // Who listens isn't in the sources; the way here said what for.
            foundExit(at: visit.place.at(call), .leavesByName, in: visit)
        } else if visit.slot == .leading, visit.hops == 0, arguments.child(.argument) != nil {
            foundUnknown(at: visit.place.at(call), .unknownAction, in: visit)
        }
    }

    /// The types that say whose action it is that is sent: those of the store, and the one that sends.
    private func senders(of receiver: ArraySlice<ChainLink>, at place: Place) -> [Name] {
        var senders: [Name] = []
        guard let own = resolution.type(around: place) else { return [] }
        let ownName = index[own].name
        for name in receiver.map(\.name) + [Name("store")] {
            for member in resolution.members(of: ownName, named: name) {
                let node = index.node(member)
                let written = node.child(.type) ?? node.child(.initializer)?.expression?.links.first?.node
                let words = written.map { $0.child(.genericArguments)?.words ?? $0.words } ?? []
                senders += words.flatMap { [$0] + resolution.wordsOfAlias($0) }
                    .filter { !Harmless.storeWords.contains($0) }
            }
            if !senders.isEmpty { break }
        }
        return resolution.isView(ownName) ? senders : senders + [ownName]
    }

    /// The reducers that a sender is part of, through any that only list others: they see its actions too.
    private func composers(of senders: [Name]) -> [Name] {
        var composers: [Name] = []
        var layer = senders.filter(isReducer)
        for _ in 0..<4 where !layer.isEmpty {
            var next: [Name] = []
            for name in layer {
                for use in resolution.inquiry.uses(of: name) {
                    guard let type = resolution.outermostType(around: use), type != name, !senders.contains(type),
                        !composers.contains(type), isReducer(type)
                    else { continue }
                    composers.append(type)
                    next.append(type)
                }
            }
            layer = next
        }
        return composers
    }

    private func isReducer(_ type: Name) -> Bool {
        if resolution.lineage(of: type).contains(where: Harmless.reducers.contains) { return true }
        return resolution.types(named: type).contains { index.node($0).attribute(named: "Reducer") != nil }
    }

    /// The branches of `switch` statements on an action, in the sender's own code or where the sender is made.
    ///
    /// - Parameter subject: What it is sent through: code that listens to it names it, and its type the sender.
    func branches(on action: Name, from senders: [Name], through subject: Name? = nil) -> [Place] {
        let uses =
            senders.isEmpty
            ? resolution.inquiry.uses(of: action)
            : senders.flatMap { resolution.inquiry.uses(of: action, with: $0) }
        var seen: Set<Place> = []
        return uses.sorted().compactMap { use in
            guard use.node.kind == .pattern, let branch = use.node.parent, branch.kind == .switchCase,
                seen.insert(use.at(branch)).inserted
            else { return nil }
            if senders.isEmpty { return use.at(branch) }
            let type = resolution.type(around: use)
            if let type, senders.contains(index[type].name) { return use.at(branch) }
            guard let declaration = index.declaration(around: use) else { return nil }
            let code = index.place(index[declaration].kind == .function ? declaration : type ?? declaration)
            if senders.contains(where: { mentions($0, in: code) }) { return use.at(branch) }
            guard let type, let subject, mentions(subject, in: code) else { return nil }
            return senders.contains { mentions($0, in: index.place(type)) } ? use.at(branch) : nil
        }
    }

    private func mentions(_ name: Name, in code: Place) -> Bool {
        index.uses(of: name, inFile: code.file).contains { use in
            code.node.contains(use.node)
        }
    }
}
