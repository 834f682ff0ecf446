/// Looking through one piece of code, row by row.
extension Exploration {
    /// What is different about a part of the code being scanned.
    private enum Difference {
        case skipped
        case visited(Slot, Mode)
    }

    mutating func scan(_ visit: Visit) {
        let tree = visit.place.node.tree
        let root = visit.place.node
        var row = root.id.row
        let end = tree.subtreeEnds[Int(row)]
        let facts = index.facts(at: visit.place.file)
        var parts: [NodeID: Difference] = [:]
        while row < end {
            let id = NodeID(Int(row))
            let subtreeEnd = tree.subtreeEnds[Int(row)]
            row += 1
            if !parts.isEmpty, let part = parts.removeValue(forKey: id) {
                row = subtreeEnd
                if case .visited(let slot, let mode) = part {
                    let node = Node(tree: tree, id: id)
                    standing = node
                    enqueue(visit.part(node, slot: slot, mode: mode))
                }
                continue
            }
            let kind = tree.kinds[Int(id.row)]
            // Most rows are of other kinds.
            guard Self.matters(kind) else { continue }
            if facts.isDormant(id) {
                row = subtreeEnd
                continue
            }
            let node = Node(tree: tree, id: id)
            standing = node
            switch kind {
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                // A type among the code is visited when it is made; a whole type is scanned member by member.
                // A coordinator within a representable acts for it.
                if node != root, visit.mode == .view || !root.kind.isType { row = subtreeEnd }
            case .attribute, .type, .inheritance, .genericParameters, .whereClause, .parameters, .returnType,
                .importDecl, .availability, .closureSignature:
                row = subtreeEnd
            case .switchStmt:
                for skipped in branchesNotTaken(of: node, in: visit) { parts[skipped.id] = .skipped }
            case .ifStmt:
                if let decision = decision(on: node, in: visit) {
                    for branch in branchesNotTaken(of: node, decision, in: visit) { parts[branch.id] = .skipped }
                }
                if let focus = visit.focus, node.contains(focus) {
                    for branch in node.children
                    where branch.kind != .condition && !branch.contains(focus) && hasBranch(node, with: focus) {
                        parts[branch.id] = .skipped
                    }
                }
            case .closure:
                for skipped in childrenNotShown(of: node, in: visit) { parts[skipped.id] = .skipped }
            case .chain:
                let links = node.links
                sight(node, links, visit)
                for (part, what) in partsOf(chain: node, links, visit) { parts[part] = what }
            case .name, .implicitMember:
                if node.parent?.kind != .chain { look(at: node.links, in: node, visit) }
            case .sequence:
                lookAtAssignment(node, visit)
            default: break
            }
            if isDone, visit.slot != .leading || visit.mode != .view { return }
        }
    }

    /// Whether rows of a kind are looked at by themselves; code that isn't compiled, and previews, begin with such too.
    private static func matters(_ kind: NodeKind) -> Bool {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .attribute, .type,
            .inheritance, .genericParameters, .whereClause, .parameters, .returnType, .importDecl, .availability,
            .closureSignature, .switchStmt, .ifStmt, .closure, .chain, .name, .implicitMember, .sequence,
            .macroExpansion, .ifConfigClause:
            true
        default: false
        }
    }

    private func hasBranch(_ statement: Node, with focus: Node) -> Bool {
        statement.children.contains { $0.kind != .condition && $0.contains(focus) }
    }

    /// The branches of an `if` that don't run, or wait for a preference.
    private mutating func branchesNotTaken(of node: Node, _ decision: Given.Value, in visit: Visit) -> [Node] {
        let branches = Array(node.children.filter { $0.kind != .condition }.prefix(2))
        switch decision {
        case .flag(let isTrue):
            return Array(isTrue ? branches.dropFirst() : branches.prefix(1))
        case .preferred(let key, let negated):
            for (position, branch) in branches.enumerated() {
                preferred.append(
                    Preferred(
                        branch: visit.part(branch, slot: visit.slot, mode: visit.mode), key: key,
                        wanted: (position == 0) != negated))
            }
            return branches
        case .nothing:
            return []
        }
    }

    /// The branches of a `switch` that don't belong to the screen or don't run.
    private func branchesNotTaken(of node: Node, in visit: Visit) -> [Node] {
        let cases = node.children(.switchCase)
        if let focus = visit.focus, cases.contains(where: { $0.contains(focus) }) {
            return cases.filter { !$0.contains(focus) }
        }
        guard !visit.cases.isEmpty else { return [] }
        let named = cases.filter { one in
            one.children.contains { $0.kind == .pattern && $0.words.contains(where: visit.cases.contains) }
        }
        guard !named.isEmpty else { return [] }
        return cases.filter { one in !named.contains(one) }
    }

    /// Of what shows one of its views at a time: those that aren't the screen.
    private func childrenNotShown(of closure: Node, in visit: Visit) -> [Node] {
        guard let focus = visit.focus, closure != focus, closure.contains(focus),
            let call = closure.parent?.kind == .argument ? closure.parent?.parent?.parent : closure.parent?.parent,
            let link = call.link, SwiftUINames.oneAtATime.contains(link.name)
        else { return [] }
        return closure.children.filter { $0.kind != .closureSignature && !$0.contains(focus) }
    }

    /// Looks at a chain; tells which of its parts are to be skipped or visited in another way.
    private mutating func partsOf(
        chain: Node, _ links: [ChainLink], _ visit: Visit
    ) -> [(NodeID, Difference)] {
        var parts: [(NodeID, Difference)] = []
        for link in links {
            guard let call = link.call else { continue }
            if link.name == SwiftUINames.preference { notePreference(call, visit) }
            for (holder, value) in holders(of: call) {
                if let difference = difference(of: holder, value, link, call, visit) {
                    parts.append((value.id, difference))
                }
            }
        }
        look(at: links, in: chain, visit)
        return parts
    }

    /// The arguments and trailing closures of a call, each with its value.
    private func holders(of call: Node) -> [(Node, Node)] {
        var holders: [(Node, Node)] = []
        for part in call.children {
            switch part.kind {
            case .arguments:
                for argument in part.children(.argument) {
                    if let value = argument.expression { holders.append((argument, value)) }
                }
            case .trailingClosure:
                if let closure = part.child(.closure) { holders.append((part, closure)) }
            default: break
            }
        }
        return holders
    }

    /// What a call makes of a value or closure handed to it; nil if that is code like any other.
    private mutating func difference(
        of holder: Node,
        _ value: Node,
        _ link: ChainLink,
        _ call: Node,
        _ visit: Visit
    ) -> Difference? {
        let label = holder.child(.label)?.name
        let name = link.name
        let isClosure = value.kind == .closure
        if isClosure || label != nil, value.mayHoldCode, leadsElsewhere(holder, link, call, visit) { return .skipped }
        if isClosure || label != nil, value.mayHoldCode, isDrawnDialog(link, call) { noteDialog(value, call, visit) }
        if let label, link.position == 0, isHandler(label, of: name) { return .skipped }
        // A modifier may stand without what it is put on: `alert(...)` in an extension of `View`.
        if link.position == 0, link.node.isCapitalized {
            if SwiftUINames.links.contains(name) {
                return NavigationLinks.isDestination(holder, of: call) ? .skipped : nil
            }
            if name == SwiftUINames.toolbarItem || name == SwiftUINames.toolbarItemGroup {
                if label == SwiftUINames.placement { return .skipped }
                if !seesBar, isInNavigationBar(call) { return .skipped }
                return .visited(slot(of: call, visit), visit.mode)
            }
            if name == SwiftUINames.button {
                if label == SwiftUINames.action { return .visited(visit.slot, .action) }
                if isClosure, label == nil { return .visited(visit.slot, .action) }
                return nil
            }
        } else {
            if SwiftUINames.lifecycle.contains(name) {
                // A tour also looks for what is done to the swipe, whoever starts it.
                if !stopsEarly { return nil }
                if SwiftUINames.watching.contains(name) { noteWatcher(value, call, visit) }
                return .skipped
            }
            if SwiftUINames.invisibleActions.contains(name) { return .skipped }
            if SwiftUINames.gestures.contains(name) {
                return isClosure || label == SwiftUINames.perform ? .visited(visit.slot, .action) : nil
            }
            if SwiftUINames.pushing.contains(name) || SwiftUINames.presenting.contains(name) {
                return isClosure || label == SwiftUINames.destination || label == SwiftUINames.content
                    || label == SwiftUINames.onDismiss ? .skipped : nil
            }
            if SwiftUINames.dialogs.contains(name) {
                if isClosure || label == SwiftUINames.content {
                    noteDialog(value, call, visit)
                }
                return nil
            }
            if !seesBar, isInNavigationBar(holder, of: link, call) { return .skipped }
            if name == SwiftUINames.navigationBarItems {
                if label == SwiftUINames.leading { return .visited(.leading, visit.mode) }
                return nil
            }
            if isClosure, link.tellsOfSwipes { return .visited(visit.slot, .action) }
        }
        return nil
    }

    /// Whether the project's own view or function pushes or presents what it is handed.
    private func leadsElsewhere(_ holder: Node, _ link: ChainLink, _ call: Node, _ visit: Visit) -> Bool {
        switch surroundings.reach(of: holder, handedTo: link, call, visit.place) {
        case .pushed, .presented: true
        default: false
        }
    }

    /// Whether a view or modifier that isn't SwiftUI's shows something over the screen as long as a flag is set.
    private func isDrawnDialog(_ link: ChainLink, _ call: Node) -> Bool {
        guard !SwiftUINames.links.contains(link.name), !SwiftUINames.pushing.contains(link.name),
            !SwiftUINames.presenting.contains(link.name), !SwiftUINames.dialogs.contains(link.name)
        else { return false }
        return call.callArguments.contains { argument in
            argument.label.map(SwiftUINames.dialogFlags.contains) == true && argument.value.text.hasPrefix("$")
        }
    }

    /// Whether a label fills a handler of a view of the project's own: that counts where the view's code uses it.
    private func isHandler(_ label: Name, of type: Name) -> Bool {
        guard resolution.isView(type) else { return false }
        return resolution.members(of: type, named: label).contains { member in
            let node = index.node(member)
            return index[member].kind == .variable && node.isHandler && node.wrapper(SwiftUINames.viewBuilder) == nil
                && node.child(.codeBlock) == nil
        }
    }

    /// The slot that a toolbar item's placement says.
    private func slot(of call: Node, _ visit: Visit) -> Slot {
        guard let placement = call.argument(SwiftUINames.placement) else { return visit.slot }
        return placementSlot(visit.place.at(placement), visit.caller, depth: 0)
    }

    /// A placement that is written, a property's value, or an argument handed in.
    private func placementSlot(_ placement: Place, _ caller: Int?, depth: Int) -> Slot {
        let names = placement.node.descendants.filter { $0.kind == .implicitMember || $0.kind == .member }
        let own = placement.node.kind == .implicitMember ? [placement.node] : []
        let words = (own + names).compactMap(\.usedName)
        if words.contains(where: SwiftUINames.leadingPlacements.contains) { return .leading }
        guard depth < 8, words.isEmpty || placement.node.kind == .chain, let link = placement.node.links.last else {
            return .elsewhere
        }
        switch resolution.meaning(of: link.name, at: placement) {
        case .members(let members):
            for member in members where index[member].kind == .variable {
                if let caller, let argument = argument(filling: index[member].name, of: callers[caller].call) {
                    return placementSlot(callers[caller].call.at(argument), callers[caller].outer, depth: depth + 1)
                }
                let place = index.place(member)
                if let value = place.node.child(.initializer)?.expression ?? place.node.child(.codeBlock) {
                    return placementSlot(place.at(value), caller, depth: depth + 1)
                }
                if let value = initializerDefault(for: member) {
                    return placementSlot(value, caller, depth: depth + 1)
                }
            }
        case .parameter(let parameter):
            let label = (parameter.child(.label) ?? parameter.child(.declName))?.name
            if let caller, let label, let argument = argument(filling: label, of: callers[caller].call) {
                return placementSlot(callers[caller].call.at(argument), callers[caller].outer, depth: depth + 1)
            }
            if let value = parameter.child(.initializer)?.expression {
                return placementSlot(placement.at(value), caller, depth: depth + 1)
            }
        default: break
        }
        return .elsewhere
    }

    private func initializerDefault(for member: DeclarationID) -> Place? {
        guard let type = index.type(around: member) else { return nil }
        for initializer in resolution.members(of: index[type].name, named: SwiftNames.initializer) {
            if let parameter = resolution.parameter(named: index[member].name, in: index.node(initializer)),
                let value = parameter.child(.initializer)?.expression
            {
                return Place(initializer.file, value)
            }
        }
        return nil
    }

    func argument(filling label: Name, of call: Place) -> Node? {
        call.node.argument(label) ?? call.node.trailingClosures.first { $0.label == label }?.value
    }

    // MARK: What waits for a flag

    private mutating func noteWatcher(_ value: Node, _ call: Node, _ visit: Visit) {
        guard value.kind == .closure else { return }
        let names = call.child(.arguments).map { Set($0.descendants.compactMap(\.usedName)) }
        guard let names else { return }
        waiting.append(
            Waiting(
                names: names,
                visit: Visit(
                    place: visit.place.at(value), focus: nil, slot: visit.slot, mode: .action, step: visit.step,
                    caller: visit.caller),
                reason: .followsHandler))
    }

    /// A dialog's buttons are on the screen; they get the slot of the control that opens it.
    private mutating func noteDialog(_ value: Node, _ call: Node, _ visit: Visit) {
        let names = call.child(.arguments).map { arguments in
            Set(arguments.descendants.compactMap { $0.kind == .name || $0.kind == .member ? $0.usedName : nil })
        }
        sights.holdsDialog = true
        guard let names, !names.isEmpty else { return }
        waiting.append(
            Waiting(
                names: names.union(handedNames(for: names, visit)),
                visit: Visit(
                    place: visit.place.at(value), focus: nil, slot: visit.slot, mode: .view, step: visit.step,
                    caller: visit.caller),
                reason: .opensDialog))
    }

    /// What the calls that led here hand in for names: the flag that a dialog's own parameter stands for.
    private func handedNames(for names: Set<Name>, _ visit: Visit) -> Set<Name> {
        var handed: Set<Name> = []
        var names = names
        var caller = visit.caller
        while let number = caller, !names.isEmpty {
            let call = callers[number].call
            let values = names.compactMap { argument(filling: $0, of: call) }
            names = Set(values.flatMap { [$0] + Array($0.descendants) }.compactMap(\.usedName))
            handed.formUnion(names)
            caller = callers[number].outer
        }
        return handed
    }
}
