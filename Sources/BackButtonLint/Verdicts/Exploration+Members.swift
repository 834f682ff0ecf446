/// What the members of types do: those of the type around, and those behind a value.
extension Exploration {
    /// What a member of the screen's type, or of another type, is and does.
    mutating func use(_ member: DeclarationID, _ link: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(link.node)
        let node = index.node(member)
        switch index[member].kind {
        case .function where isRequirement(member):
            followAll(named: link, visit)
        case .function:
            follow(member, link.call, .followsFunction, visit)
        case .variable:
            if let leaves = environmentLeaving(node, link, links) {
                if leaves {
                    foundExit(
                        at: place, link.call == nil && links.count == 1 ? .handsOnDismiss : .callsDismiss, in: visit)
                }
                return
            }
            // A value of the environment is what its key says, whatever it is called here.
            if node.environmentAttribute?.callArguments.first?.value.kind == .keyPath { return }
            if let type = node.child(.type)?.lastTypeName, LeavingCalls.dismissTypes.contains(type) {
                foundExit(at: place, .handsOnDismiss, in: visit)
                return
            }
            if node.child(.codeBlock) != nil || node.child(.accessorBlock) != nil {
                follow(member, nil, .followsMember, visit)
            } else if visit.mode == .view, visit.caller == nil, holdsAnyView(member) {
                foundUnknown(at: place, .unknownContent, in: visit)
            } else if node.isHandler
                || (link.call != nil && node.child(.type) == nil && node.child(.initializer) == nil)
            {
                useHandler(member, link, visit)
            } else if let value = node.child(.initializer)?.expression,
                value.kind == .closure || (visit.mode == .view && makesView(value))
            {
                let declared = index.place(member)
                let step = trail.add(declared, .followsMember, from: visit.step)
                enqueue(visit.going(to: declared.at(value), step: step))
            }
        default: break
        }
    }

    /// Whether a property holds whatever view it is given: its type is a generic parameter of the type around.
    private func holdsAnyView(_ member: DeclarationID) -> Bool {
        guard let type = index.node(member).child(.type), !type.hasArrow, let name = type.lastTypeName,
            let owner = index.type(around: member)
        else { return false }
        return resolution.types(named: index[owner].name).contains { id in
            index.node(id).child(.genericParameters)?.words.contains(name) == true
        }
    }

    /// Whether an expression makes a view of the project's own.
    private func makesView(_ value: Node) -> Bool {
        guard let base = value.links.first, base.position == 0, base.node.isCapitalized else { return false }
        return base.name == SwiftUINames.anyView || resolution.isView(base.name)
    }

    /// Whether a property of the environment leaves when used like this; nil if it isn't one that could.
    private func environmentLeaving(
        _ binding: Node,
        _ link: ChainLink,
        _ links: some Collection<ChainLink>
    ) -> Bool? {
        guard let attribute = binding.environmentAttribute, let key = attribute.callArguments.first?.value,
            key.kind == .keyPath, let word = key.words.last
        else { return nil }
        if word == LeavingCalls.dismiss { return true }
        if word == LeavingCalls.presentationMode {
            return links.count == 1 || links.contains { $0.name == LeavingCalls.dismiss }
        }
        // An action of the app's own environment, judged by its key.
        if link.call != nil, links.count == 1 { return key.soundsLikeLeaving ? true : nil }
        return nil
    }

    /// A method, property or modifier behind a value.
    mutating func lookAtMember(
        _ link: ChainLink,
        _ before: ArraySlice<ChainLink>,
        _ after: ArraySlice<ChainLink>,
        _ chain: Node,
        _ visit: Visit
    ) {
        let place = visit.place.at(chain)
        if let receiver = resolution.evidentType(of: before, at: place), resolution.isDeclaredType(receiver) {
            let named = resolution.members(of: receiver, named: link.name)
            let members = resolution.meant(resolution.fitting(named, link.call), at: place)
            if !members.isEmpty {
                let isOwn = before.first?.name == SwiftNames.selfValue && before.count == 1
                if !isOwn, members.contains(where: { environmentLeaving(index.node($0), link, after) == true }) {
                    foundExit(at: place.at(link.node), .callsDismiss, in: visit)
                    return
                }
                // Code that a requirement has by default counts as found by its type, not by its name alone.
                for member in members.filter({ !isRequirement($0) }) + members.filter(isRequirement) {
                    useMember(member, link, before, isOwn: isOwn, visit)
                }
                return
            }
            if visit.mode == .action, link.call != nil {
                // A protocol's requirement without a body here, or a method that a superclass from outside brings.
                followAll(named: link, behind: before, visit)
                return
            }
        }
        if link.call != nil, visit.mode == .view || before.first?.node.isCapitalized == true {
            let functions = resolution.viewFunctions(named: link.name).filter { id in
                guard let container = index.container(of: id) else { return false }
                return
                    (!resolution.isDeclaredType(index[container].name)
                    || index[container].kind == .protocolType) && resolution.fits(link.call, id)
            }
            for function in resolution.meant(functions, at: place) {
                follow(function, link.call, .followsModifier, visit)
            }
            if !functions.isEmpty { return }
        }
        guard link.call != nil else { return }
        if let base = before.first, base.node.isCapitalized, base.call == nil {
            // A type from outside: its `dismiss` closes whatever it is about.
            if base.node.soundsLikePath { judgeByName(link, visit) }
            return
        }
        if visit.mode == .action || (before.first?.node.isCapitalized == false && before.first?.position == 0) {
            if visit.mode == .view, !before.allSatisfy({ $0.call == nil }) { return }
            followAll(named: link, behind: before, visit)
        }
    }

    /// Whether a function has no code: a type that conforms brings it.
    private func isRequirement(_ member: DeclarationID) -> Bool {
        index[member].kind == .function && index.node(member).child(.codeBlock) == nil
    }

    private mutating func useMember(
        _ member: DeclarationID, _ link: ChainLink, _ before: ArraySlice<ChainLink>, isOwn: Bool, _ visit: Visit
    ) {
        if isOwn {
            use(member, link, [link], visit)
            return
        }
        let node = index.node(member)
        switch index[member].kind {
        case .function where isRequirement(member):
            followAll(named: link, behind: before, visit)
        case .function:
            follow(member, link.call, .followsFunction, visit)
        case .variable:
            // Called, or handed on as what a control does.
            let isHandedOn = visit.mode == .action && visit.place.node == link.node.parent
            if node.isHandler, link.call != nil || isHandedOn {
                let assigned = assignedHandlers(of: member)
                if assigned.isEmpty { judgeByName(link, visit) }
                for value in assigned {
                    let step = trail.add(value, .followsHandler, from: visit.step)
                    enqueue(visit.going(to: value, step: step).acting().called(by: nil))
                }
            } else if visit.mode == .view, node.child(.codeBlock) != nil || node.child(.accessorBlock) != nil {
                follow(member, nil, .followsMember, visit)
            }
        default: break
        }
    }

    private static let mostFunctions = 6
    /// How many functions away from a control a name alone is followed.
    private static let mostGuesses = 8
    /// How often in a row: two names in different types say nothing about each other.
    private static let mostNames = 1

    /// A method whose receiver's type can't be told: every function of that name is looked into.
    private mutating func followAll(
        named link: ChainLink,
        behind before: ArraySlice<ChainLink> = [],
        _ visit: Visit
    ) {
        let named = resolution.inquiry.functions(named: link.name, inAtMost: Self.mostFunctions)
        let functions = named?.filter { index.node($0).child(.codeBlock) != nil && resolution.fits(link.call, $0) }
        // Of a name that everybody uses, or deep in a model, it can't be told which function is meant.
        let areTooMany = functions.map { $0.count > Self.mostFunctions } ?? true
        guard let functions, !functions.isEmpty, !areTooMany, visit.hops <= Self.mostGuesses,
            visit.guesses < Self.mostNames
        else {
            if visit.saidLeaving || !before.contains(where: \.node.isAnotherThing) { judgeByName(link, visit) }
            if areTooMany || functions?.isEmpty == true { judgeEnd(link, before, visit) }
            return
        }
        for function in functions { follow(function, link.call, .followsFunction, visit, isGuess: true) }
    }

    /// A method that somebody answers who isn't in the sources, or too many do: what it does is decided there.
    private mutating func judgeEnd(_ link: ChainLink, _ receiver: ArraySlice<ChainLink>, _ visit: Visit) {
        let place = visit.place.at(link.node)
        if LeavingCalls.completions.contains(link.name) {
            foundExit(at: place, .leavesByName, in: visit)
            return
        }
        guard visit.mode == .action else { return }
        let isMachine =
            LeavingCalls.machineEvents.contains(link.name)
            || receiver.last?.node.camelParts.contains(Name("machine")) == true
        guard isMachine || receiver.last?.node.camelParts.contains(Name("delegate")) == true else { return }
        let says = link.call?.child(.arguments)?.descendants.contains {
            $0.kind == .implicitMember && $0.soundsLikeLeaving
        }
        if visit.saidLeaving || says == true {
            foundExit(at: place, .leavesByName, in: visit)
        } else {
            foundUnknown(at: place, .unknownAction, in: visit)
        }
    }
}
