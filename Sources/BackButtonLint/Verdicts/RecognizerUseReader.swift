/// Reads where the code of a world touches the recognizer of the swipe back.
struct RecognizerUseReader {
    let resolution: Resolution
    var index: ProjectIndex { resolution.inquiry.index }

    /// All of them, in path and source order.
    func uses() -> [RecognizerUse] {
        SwipeNames.recognizers.flatMap { index.uses(of: $0) }.sorted().compactMap { place in
            if isOwnProperty(place) { return nil }
            let doing = doing(at: place)
            return RecognizerUse(
                place: place, deed: doing.deed, reach: reach(of: place), assignment: doing.assignment.map(place.at))
        } + usesByHand() + usesOfTeamNames() + usesOfPackages()
    }

    /// Whether a plain word at a place is a property that the sources declare, not UIKit's.
    private func isOwnProperty(_ place: Place) -> Bool {
        guard place.node.kind == .name, let name = place.node.usedName, let type = resolution.type(around: place) else {
            return false
        }
        return !resolution.members(of: index[type].name, named: name).isEmpty
    }

    // MARK: What is done

    /// A deed and the assignment that does it.
    private typealias Doing = (deed: RecognizerUse.Deed, assignment: Node?)

    private func doing(at place: Place) -> Doing {
        if let direct = directDoing(at: place) {
            return direct.deed.locks && borrows(around: place) ? (.borrowsAction, nil) : direct
        }
        if let name = localName(at: place) { return doing(toLocal: name, around: place) }
        if let closure = forEachClosure(around: place.node) {
            for node in closure.descendants where node.kind == .sequence {
                if let deed = deed(of: node, place) { return (deed, node) }
            }
        }
        return (borrows(around: place) ? .borrowsAction : .other, nil)
    }

    /// `x.interactivePopGestureRecognizer?.delegate = y`.
    private func directDoing(at place: Place) -> Doing? {
        let chain = place.node.parent?.kind == .chain ? place.node.parent : place.node
        guard let chain, let sequence = chain.parent, sequence.kind == .sequence,
            sequence.firstChild == chain
        else { return nil }
        return deed(of: sequence, place).map { ($0, sequence) }
    }

    private func deed(of sequence: Node, _ place: Place) -> RecognizerUse.Deed? {
        guard let (target, value) = sequence.assignment, let property = target.links.last else { return nil }
        switch property.name {
        case SwipeNames.delegate:
            if value.spells("nil") { return .clears }
            if value.nextSibling?.spells("as?") == true {
                let type = resolution.type(around: place).map { index[$0].name }
                let conforms = type.map { resolution.lineage(of: $0).contains(SwipeNames.gestureDelegate) } ?? false
                return conforms ? .attaches : .castsInVain
            }
            return isClosed(delegate: value, at: place) ? .attachesClosed : .attaches
        case SwipeNames.isEnabled:
            return value.spells("false") ? .disables : .enables
        default: return nil
        }
    }

    /// `let gesture = navigation.interactivePopGestureRecognizer`, `if let gesture = ...`.
    private func localName(at place: Place) -> Name? {
        for ancestor in place.node.ancestors {
            switch ancestor.kind {
            case .initializer:
                guard let binding = ancestor.parent, binding.kind == .binding || binding.kind == .optionalBinding else {
                    return nil
                }
                return binding.child(.declName)?.name
            case .codeBlock, .closure, .call: return nil
            default: continue
            }
        }
        return nil
    }

    private func doing(toLocal name: Name, around place: Place) -> Doing {
        guard let owner = index.declaration(around: place) else { return (.other, nil) }
        var doings: [Doing] = []
        for node in (index.container(of: owner).map { index.node($0) } ?? index.node(owner)).descendants
        where node.kind == .sequence {
            guard let target = node.firstChild, target.links.first?.name == name else {
                continue
            }
            if let deed = deed(of: node, place) { doings.append((deed, node)) }
        }
        if let doing = doings.first(where: \.deed.restores) { return doing }
        return borrows(around: place) ? (.borrowsAction, nil) : doings.first ?? (.other, nil)
    }

    private func forEachClosure(around node: Node) -> Node? {
        for ancestor in node.ancestors {
            if ancestor.kind == .chain, let link = ancestor.links.first(where: { $0.name == Name("forEach") }) {
                return link.call?.trailingClosures.first?.value
            }
            if ancestor.kind == .codeBlock { return nil }
        }
        return nil
    }

    private func borrows(around place: Place) -> Bool {
        guard let owner = index.declaration(around: place) else { return false }
        return index.node(owner).descendants.contains { node in
            node.kind == .string && node.text.contains(SwipeNames.transitionSelector.description)
        }
    }

    // MARK: For whom

    func reach(of place: Place) -> RecognizerUse.Reach {
        guard let declaration = index.declaration(around: place) else { return .screens(owner: nil) }
        var types: [DeclarationID] = []
        var at: DeclarationID? = index[declaration].isType ? declaration : index.type(around: declaration)
        while let type = at {
            types.append(type)
            at = index.type(around: type)
        }
        // A coordinator within a representable works for the screens that the representable is on.
        for type in types {
            let name = index[type].name
            if name == SwipeNames.navigationController, !resolution.isDeclaredType(name) { return .everyStack }
            let lineage = resolution.lineage(of: name)
            if lineage.contains(SwipeNames.navigationController) { return .subclass(name) }
            if lineage.contains(where: SwipeNames.representables.contains) {
                return makesStacks(name) ? .helper(name) : .screens(owner: type)
            }
            if lineage.contains(where: SwipeNames.appTypes.contains) { return .everyStack }
            if resolution.isView(name) || resolution.isViewModifier(name) { return .screens(owner: type) }
        }
        guard let outermost = types.last else { return .screens(owner: declaration) }
        if index[outermost].kind == .extensionType, !resolution.isDeclaredType(index[outermost].name) {
            return .screens(owner: declaration)
        }
        if resolution.lineage(of: index[outermost].name).contains(where: {
            $0 == Name("UIViewController") || $0 == SwiftUINames.hosting
        }) {
            return .screens(owner: outermost)
        }
        return .helper(index[outermost].name)
    }

    /// Whether a representable makes the stack itself.
    private func makesStacks(_ type: Name) -> Bool {
        resolution.members(of: type, named: Name("makeUIViewController")).contains { id in
            let node = index.node(id)
            let result = node.child(.returnType)?.child(.type)?.lastTypeName
            if result == SwipeNames.navigationController { return true }
            return node.descendants.contains { $0.kind == .name && $0.usedName == SwipeNames.navigationController }
        }
    }
}
