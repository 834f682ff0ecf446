/// What a chain of names does: leaves, or leads to code that may.
extension Exploration {
    /// Looks at the names of a chain in turn.
    mutating func look(at links: [ChainLink], in node: Node, _ visit: Visit) {
        guard let first = links.first else { return }
        for link in links where leavesByItself(link, links, visit) {
            foundExit(at: visit.place.at(link.node), leavingReason(link), in: visit)
            return
        }
        if first.position == 0, first.node.kind == .name { lookAtBase(first, links, visit) }
        for (position, link) in links.enumerated() where link.position > 0 || link.node.kind == .implicitMember {
            if link.name == LeavingCalls.send, let call = link.call {
                lookAtSend(call, links.prefix(position), visit)
            } else if link.name == LeavingCalls.toggle, position > 0 {
                touch(
                    links[position - 1].name, at: visit.place.at(node),
                    .cleared, in: visit)
            } else if link.node.kind == .member {
                lookAtMember(link, links.prefix(position), Array(links[position...]), node, visit)
            }
        }
    }

    // MARK: By itself

    /// Whether a call leaves whatever the sources say: UIKit's pops, and taking from the end of a path.
    private func leavesByItself(_ link: ChainLink, _ links: [ChainLink], _ visit: Visit) -> Bool {
        guard let call = link.call else { return false }
        if LeavingCalls.controllerPops.contains(link.name) { return true }
        if link.name == LeavingCalls.dismiss, call.argument(SwiftUINames.animated) != nil { return true }
        if LeavingCalls.pathPops.contains(link.name), let before = links.last(where: { $0.position < link.position }) {
            return isPath(before, links.prefix { $0.position <= before.position }, visit)
        }
        return false
    }

    private func leavingReason(_ link: ChainLink) -> Reason {
        LeavingCalls.pathPops.contains(link.name) ? .popsPath : .popsController
    }

    /// Whether a name is a stack's path: by its type, or by its own name.
    func isPath(_ link: ChainLink, _ upToIt: some Collection<ChainLink>, _ visit: Visit) -> Bool {
        if link.node.soundsLikePath { return true }
        return resolution.evidentType(of: upToIt, at: visit.place.at(link.node)) == Name("NavigationPath")
    }

    // MARK: The base

    private mutating func lookAtBase(_ base: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(base.node)
        if base.name == Name("self") || base.name == Name("super") || base.name == Name("Self") { return }
        if base.node.isCapitalized {
            if let call = base.call {
                if visit.mode == .view { make(base, call, visit) }
            } else if visit.mode == .view, links.count > 1, links[1].name == Name("init"), let call = links[1].call {
                make(base, call, visit)
            } else if visit.mode == .view, links.count == 2, links[1].name == Name("init") {
                make(base, nil, visit)
            }
            return
        }
        switch resolution.meaning(of: base.name, at: place) {
        case .members(let members):
            for member in members { use(member, base, links, visit) }
        case .parameter(let parameter):
            useParameter(parameter, base, links, visit)
        case .local(let node):
            if node.kind == .funcDecl || node.child(.initializer)?.expression?.kind == .closure {
                // Its code stands in the code being scanned; a use in the leading slot makes it a leading one.
                let code = node.kind == .funcDecl ? node.child(.codeBlock) : node.child(.initializer)?.expression
                if let code, base.call != nil || visit.slot == .leading {
                    let step = trail.add(place.at(node), .followsFunction, from: visit.step)
                    enqueue(
                        Visit(
                            place: place.at(code), focus: nil, slot: visit.slot, mode: visit.mode, step: step,
                            caller: visit.caller))
                }
            }
        case .outside:
            guard base.call != nil else { return }
            judgeByName(base, visit)
        }
    }

    /// A handler whose definition isn't in the sources.
    private mutating func judgeByName(_ link: ChainLink, _ visit: Visit) {
        if Harmless.modifiers.contains(link.name) { return }
        let place = visit.place.at(link.node)
        // A name says something where a control's own code says it; deep in a model `cancel` and `close` mean anything.
        let speaks = visit.hops == 0 ? link.node.soundsLikeLeaving : visit.hops <= 2 && link.node.saysLeaving
        if speaks {
            foundExit(at: place, .leavesByName, in: visit)
        } else if visit.slot == .leading, visit.mode == .action, visit.hops == 0, !Harmless.calls.contains(link.name) {
            foundUnknown(at: place, .unknownAction, in: visit)
        }
    }

    // MARK: Members

    /// What a member of the screen's type, or of another type, is and does.
    private mutating func use(_ member: DeclarationID, _ link: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(link.node)
        let node = index.node(member)
        switch index[member].kind {
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
            } else if node.isHandler
                || (link.call != nil && node.child(.type) == nil && node.child(.initializer) == nil)
            {
                useHandler(member, link, visit)
            } else if let value = node.child(.initializer)?.expression,
                value.kind == .closure || (visit.mode == .view && makesView(value))
            {
                let declared = index.place(member)
                let step = trail.add(declared, .followsMember, from: visit.step)
                enqueue(
                    Visit(
                        place: declared.at(value), focus: nil, slot: visit.slot, mode: visit.mode, step: step,
                        caller: visit.caller))
            }
        default: break
        }
    }

    /// Whether an expression makes a view of the project's own.
    private func makesView(_ value: Node) -> Bool {
        guard let base = value.links.first, base.position == 0, base.node.isCapitalized else { return false }
        return base.name == Name("AnyView") || resolution.lineage(of: base.name).contains(Name("View"))
    }

    /// Whether a property of the environment leaves when used like this; nil if it isn't one that could.
    private func environmentLeaving(_ binding: Node, _ link: ChainLink, _ links: [ChainLink]) -> Bool? {
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

    /// A handler that is handed in: what the call that made the type hands in decides.
    private mutating func useHandler(_ member: DeclarationID, _ link: ChainLink, _ visit: Visit) {
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
                guard let call = made.node.enclosingChain?.links.first(where: { $0.node == made.node })?.call,
                    let value = handedClosure(name, of: member, in: made.at(call))
                else { continue }
                handed.append((made.at(value), nil))
            }
        }
        let place = visit.place.at(link.node)
        if handed.isEmpty {
            judgeByName(link, visit)
            return
        }
        for (value, outer) in handed {
            let step = trail.add(place, .followsHandler, from: visit.step)
            enqueue(Visit(place: value, focus: nil, slot: visit.slot, mode: .action, step: step, caller: outer))
        }
    }

    private func makes(_ type: Name, _ call: Place) -> Bool {
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
    private mutating func useParameter(_ parameter: Node, _ link: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(link.node)
        if let type = parameter.child(.type)?.lastTypeName, LeavingCalls.dismissTypes.contains(type) {
            foundExit(at: place, .handsOnDismiss, in: visit)
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
                enqueue(
                    Visit(
                        place: call.at(value), focus: nil, slot: visit.slot, mode: .action, step: step,
                        caller: callers[caller].outer))
                return
            }
        }
        judgeByName(link, visit)
    }

    /// A method, property or modifier behind a value.
    private mutating func lookAtMember(
        _ link: ChainLink,
        _ before: ArraySlice<ChainLink>,
        _ after: [ChainLink],
        _ chain: Node,
        _ visit: Visit
    ) {
        let place = visit.place.at(chain)
        if let receiver = resolution.evidentType(of: before, at: place), resolution.isDeclaredType(receiver) {
            let members = resolution.members(of: receiver, named: link.name)
            if !members.isEmpty {
                let isOwn = before.first?.name == Name("self") && before.count == 1
                if !isOwn, members.contains(where: { environmentLeaving(index.node($0), link, after) == true }) {
                    foundExit(at: place.at(link.node), .callsDismiss, in: visit)
                    return
                }
                for member in members { useMember(member, link, isOwn: isOwn, visit) }
                return
            }
            if visit.mode == .action, link.call != nil {
                // A protocol's requirement without a body here, or a method that a superclass from outside brings.
                followAll(named: link, behind: before, visit)
                return
            }
        }
        if visit.mode == .view || before.first?.node.isCapitalized == true {
            let functions = resolution.viewFunctions(named: link.name).filter { id in
                guard let container = index.container(of: id) else { return false }
                return !resolution.isDeclaredType(index[container].name)
                    || index[container].kind == .protocolType
            }
            for function in functions { follow(function, link.call, .followsModifier, visit) }
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

    /// Whether a call goes to a delegate, so that what it does is decided elsewhere.
    private func isDelegate(_ receiver: ArraySlice<ChainLink>) -> Bool {
        receiver.last?.node.camelParts.contains(Name("delegate")) == true
    }

    private mutating func useMember(_ member: DeclarationID, _ link: ChainLink, isOwn: Bool, _ visit: Visit) {
        let node = index.node(member)
        if index[member].kind == .function, node.child(.codeBlock) == nil {
            followAll(named: link, visit)
            return
        }
        if isOwn {
            use(member, link, [link], visit)
            return
        }
        switch index[member].kind {
        case .function:
            follow(member, link.call, .followsFunction, visit)
        case .variable:
            if link.call != nil, node.isHandler {
                let assigned = assignedHandlers(of: member)
                if assigned.isEmpty { judgeByName(link, visit) }
                for value in assigned {
                    let step = trail.add(value, .followsHandler, from: visit.step)
                    enqueue(
                        Visit(place: value, focus: nil, slot: visit.slot, mode: .action, step: step, caller: nil))
                }
            } else if visit.mode == .view, node.child(.codeBlock) != nil || node.child(.accessorBlock) != nil {
                follow(member, nil, .followsMember, visit)
            }
        default: break
        }
    }

    /// Closures that are assigned to, or handed in for, a handler property of a model.
    private func assignedHandlers(of member: DeclarationID) -> [Place] {
        guard let type = index.type(around: member) else { return [] }
        let name = index[member].name
        return resolution.inquiry.uses(of: name).compactMap { use in
            guard let chain = use.node.parent, let sequence = chain.kind == .chain ? chain.parent : nil,
                sequence.kind == .sequence
            else { return nil }
            let parts = Array(sequence.children)
            guard parts.count >= 3, parts[0] == chain, parts[1].spells("="), parts[2].kind == .closure else {
                return nil
            }
            let before = chain.links.prefix { $0.node != use.node }
            if let receiver = resolution.evidentType(of: before, at: use.at(chain)), receiver != index[type].name {
                return nil
            }
            return use.at(parts[2])
        }
    }

    private static let mostFunctions = 6

    /// A method whose receiver's type can't be told: every function of that name is looked into.
    private mutating func followAll(
        named link: ChainLink,
        behind before: ArraySlice<ChainLink> = [],
        _ visit: Visit
    ) {
        let functions = resolution.inquiry.declarations(named: link.name).filter { id in
            index[id].kind == .function && index.node(id).child(.codeBlock) != nil
        }
        // Of a name that everybody uses it can't be told which function is meant.
        if functions.isEmpty || functions.count > Self.mostFunctions {
            judgeByName(link, visit)
            if functions.isEmpty, isDelegate(before), visit.mode == .action {
                foundUnknown(at: visit.place.at(link.node), .unknownAction, in: visit)
            }
            return
        }
        for function in functions { follow(function, link.call, .followsFunction, visit) }
    }

    // MARK: Following

    /// Goes on into a function or a computed property.
    mutating func follow(_ id: DeclarationID, _ call: Node?, _ reason: Reason, _ visit: Visit) {
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
        enqueue(
            Visit(
                place: declared.at(code), focus: nil, slot: visit.slot, mode: buildsViews ? .view : .action, step: step,
                caller: caller, cases: call.map(enumCases) ?? [], hops: hops))
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

    /// The enum cases that a call names: `.home` of `transition(to: .home)`.
    private func enumCases(_ call: Node) -> [Name] {
        guard let arguments = call.child(.arguments) else { return [] }
        return arguments.descendants.compactMap { $0.kind == .implicitMember ? $0.usedName : nil }
    }

    // MARK: Views

    /// A view type made in the code: its body is on the screen too.
    private mutating func make(_ base: ChainLink, _ call: Node?, _ visit: Visit) {
        let place = visit.place.at(base.node)
        if survey.types[base.name] != nil { return }
        guard resolution.isDeclaredType(base.name) else {
            if !Harmless.views.contains(base.name), base.node.soundsLikeBackView {
                foundUnknown(at: place, .unknownView, in: visit)
            }
            return
        }
        var bodies = resolution.members(of: base.name, named: Name("body"))
        if bodies.isEmpty { bodies = viewMembers(of: base.name) }
        var caller: Int?
        if let call, resolution.takesHandlers(type: base.name), handsSomething(call) {
            caller = callerNumber(visit.place.at(call), outer: visit.caller)
        }
        madeTypes.insert(base.name)
        let step = trail.add(place, .followsView, from: visit.step)
        for body in bodies {
            let declared = index.place(body)
            guard let code = declared.node.child(.codeBlock) ?? declared.node.child(.accessorBlock) else { continue }
            enqueue(
                Visit(place: declared.at(code), focus: nil, slot: visit.slot, mode: .view, step: step, caller: caller))
        }
        if bodies.isEmpty, isRepresentable(base.name) {
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
            let file = index.files[id.file]
            return file.declarations.indices.compactMap { position in
                let declaration = file.declarations[position]
                guard declaration.container == id.index, declaration.kind == .variable else { return nil }
                let type = Node(tree: file.tree, id: declaration.node).child(.type)
                guard let type, type.words.first == Name("some"), type.words.last == Name("View") else { return nil }
                return DeclarationID(file: id.file, index: position)
            }
        }
    }

    private func isRepresentable(_ type: Name) -> Bool {
        let lineage = resolution.lineage(of: type)
        return lineage.contains(Name("UIViewControllerRepresentable")) || lineage.contains(Name("UIViewRepresentable"))
    }

    // MARK: Actions

    /// `store.send(.backTapped)`: what the reducer does with the action.
    private mutating func lookAtSend(_ call: Node, _ before: ArraySlice<ChainLink>, _ visit: Visit) {
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
            for branch in branches(on: name, from: senders) {
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
        let buildsViews = resolution.lineage(of: ownName).contains(Name("View"))
        return buildsViews ? senders : senders + [ownName]
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

/// What using a declaration gives.
enum Yield {
    /// Views, or it can't be told.
    case views
    /// Something else: a text, a number, a model.
    case value
    /// Nothing: it is called for what it does.
    case nothing
}

extension Node {
    /// What a function or property gives, by its written type.
    var yield: Yield {
        let written: Node?
        if kind == .funcDecl {
            guard let result = child(.returnType)?.child(.type) else { return .nothing }
            if result.spells("Void") || result.spells("()") { return .nothing }
            written = result
        } else {
            guard kind == .binding else { return .nothing }
            written = child(.type)
            if written == nil {
                // Without a written type only a stored closure can hold views.
                return child(.initializer)?.expression?.kind == .closure ? .views : .value
            }
        }
        guard let written else { return .value }
        let text = written.text
        let isViewType = ["View", "Toolbar", "Button", "some ", "Content", "Scene", "Body", "Text", "Image"].contains {
            text.contains($0)
        }
        return isViewType ? .views : .value
    }
}
