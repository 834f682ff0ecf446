/// Actions that are sent to a store: what the `switch` on them does.
extension Exploration {
    /// `store.send(.backTapped)`: what the reducer does with the action.
    mutating func lookAtSend(_ call: Node, _ before: ArraySlice<ChainLink>, _ visit: Visit) {
        guard let arguments = call.child(.arguments) else { return }
        if let subject = before.last {
            touch(subject.name, at: visit.place.at(call), .signalled, in: visit)
        }
        var isKnown = false
        var spoken: Node?
        let senders = senders(of: before, at: visit.place.at(call))
        for action in arguments.descendants where action.kind == .implicitMember || action.kind == .member {
            guard let name = action.usedName else { continue }
            if action.soundsLikeLeaving { spoken = action }
            for branch in branches(on: name, from: senders + composers(of: senders)) {
                isKnown = true
                let step = trail.add(branch, .followsAction, from: visit.step)
                enqueue(
                    Visit(
                        place: branch, focus: nil, slot: visit.slot, mode: .action, step: step, caller: nil,
                        hops: visit.hops + 1))
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
                let words = index.node(member).child(.type)?.words ?? []
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
                    guard let type = outermostType(around: use), type != name, !senders.contains(type),
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

    private func outermostType(around place: Place) -> Name? {
        guard var type = resolution.type(around: place) else { return nil }
        while let outer = index.type(around: type) { type = outer }
        return index[type].name
    }

    private func isReducer(_ type: Name) -> Bool {
        if resolution.lineage(of: type).contains(where: Harmless.reducers.contains) { return true }
        return resolution.types(named: type).contains { index.node($0).attribute(named: "Reducer") != nil }
    }

    /// The branches of `switch` statements on an action, in the sender's own code or where the sender is made.
    func branches(on action: Name, from senders: [Name]) -> [Place] {
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
            let mentions = senders.contains { sender in
                index.files[code.file].mentions(of: sender).contains {
                    code.node.id <= $0.node
                        && $0.node.row < code.node.tree.subtreeEnds[Int(code.node.id.row)]
                }
            }
            return mentions ? use.at(branch) : nil
        }
    }
}
