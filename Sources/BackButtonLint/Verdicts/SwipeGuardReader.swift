/// Reads what the guard of a swipe back asks: through helpers, to any depth, each once.
struct SwipeGuardReader {
    let resolution: Resolution
    /// Whether a file's code runs where the guard does.
    let isNear: (Int) -> Bool
    private var index: ProjectIndex { resolution.inquiry.index }

    /// What has been found out, and the code that is still to be read.
    private var found = SwipeGuard()
    private var waiting: [Place] = []
    private var seen: Set<Place> = []

    init(_ resolution: Resolution, isNear: @escaping (Int) -> Bool) {
        self.resolution = resolution
        self.isNear = isNear
    }

    /// The guard of a delegate's type; one that asks nothing where the type has none.
    mutating func guarding(of type: Name) -> SwipeGuard {
        found = SwipeGuard()
        found.functions = functions(of: type).map(index.place)
        read(found.functions)
        return found
    }

    /// What a piece of code asks.
    mutating func guarding(in code: Place) -> SwipeGuard {
        found = SwipeGuard()
        read([code])
        return found
    }

    private func functions(of type: Name) -> [DeclarationID] {
        let begin = resolution.members(of: type, named: GuardNames.shouldBegin)
        let receive = resolution.members(of: type, named: GuardNames.gestureRecognizer).filter { id in
            index.node(id).child(.parameters)?.children(.parameter).contains {
                $0.child(.label)?.name == GuardNames.shouldReceive
            } ?? false
        }
        return (begin + receive).filter { isNear($0.file) && index[$0].kind == .function }.sorted()
    }

    private mutating func read(_ codes: [Place]) {
        waiting = codes
        seen = []
        while let code = waiting.popLast() {
            guard seen.insert(code).inserted else { continue }
            for node in code.node.descendants {
                switch node.kind {
                case .chain: look(at: node.links, of: node, code)
                case .name where node.parent?.kind != .chain: look(at: node.links, of: node, code)
                default: continue
                }
            }
        }
    }

    private mutating func look(at links: [ChainLink], of chain: Node, _ code: Place) {
        for (position, link) in links.enumerated() {
            let place = code.at(link.node)
            if GuardNames.presented.contains(link.name) { found.modal.join(.asks(place)) }
            if GuardNames.tops.contains(link.name) {
                lookAtTop(place, chain, isLast: position == links.count - 1)
                continue
            }
            if GuardNames.stacks.contains(link.name) {
                lookAtStack(place, chain, next: links.dropFirst(position + 1).first)
                continue
            }
            if GuardNames.belowTop.contains(link.name) { found.depth.join(.asks(place)) }
            let isOfType = position == 1 && links[0].node.isCapitalized
            if GuardNames.presented.contains(link.name) || GuardNames.belowTop.contains(link.name)
                || GuardNames.neutral.contains(link.name) || GuardNames.ofLists.contains(link.name) && !isOfType
            {
                continue
            }
            follow(link, behind: links.prefix(position), isLast: position == links.count - 1, code)
        }
    }

    // MARK: The stack

    /// `viewControllers.count`, `viewControllers.first`, `viewControllers[0]`.
    private mutating func lookAtStack(_ place: Place, _ chain: Node, next: ChainLink?) {
        guard chain.kind == .chain else { return found.depth.join(.unknown) }
        if chain.child(.subscriptCall) != nil { return found.depth.join(.asks(place)) }
        switch next?.name {
        case GuardNames.count: if isDepth(ofCount: chain) { found.depth.join(.asks(place)) }
        case GuardNames.isEmpty: break
        case GuardNames.last: lookAtTop(place, chain, isLast: true)
        case nil: found.depth.join(.unknown)
        default: found.depth.join(.asks(place))
        }
    }

    /// Whether what is done with a number of controllers tells the first screen from others: `> 0` never does.
    private func isDepth(ofCount chain: Node) -> Bool {
        var part = chain
        while let sequence = part.parent, sequence.kind == .sequence || sequence.kind == .argument {
            if let (sign, number) = comparison(with: part, in: sequence) {
                return !Self.holdsOnRoot(sign, number)
            }
            // `(stack?.viewControllers.count ?? 0) > 1`
            let tuple = sequence.kind == .argument ? sequence.parent : sequence
            guard let tuple, tuple.kind == .tuple || sequence.kind == .sequence else { return true }
            part = tuple
        }
        return true
    }

    /// The sign and number that a part of a sequence is compared with, as if it stood on the left.
    private func comparison(with part: Node, in sequence: Node) -> (sign: String, number: Int)? {
        guard sequence.kind == .sequence else { return nil }
        let parts = Array(sequence.children)
        guard var at = parts.firstIndex(of: part) else { return nil }
        if at >= 2, let number = Int(parts[at - 2].text), let sign = Self.mirrored[parts[at - 1].text] {
            return (sign, number)
        }
        while at + 2 < parts.count, parts[at + 1].spells("??") { at += 2 }
        guard at + 2 < parts.count, let number = Int(parts[at + 2].text) else { return nil }
        return Self.mirrored[parts[at + 1].text].map { _ in (parts[at + 1].text, number) }
    }

    private static let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="]

    /// Whether a comparison says the same of one controller as of more.
    private static func holdsOnRoot(_ sign: String, _ number: Int) -> Bool {
        func holds(_ count: Int) -> Bool {
            switch sign {
            case "<": count < number
            case ">": count > number
            case "<=": count <= number
            case ">=": count >= number
            case "==": count == number
            default: count != number
            }
        }
        return holds(1) == holds(2)
    }

    /// The top controller: compared with another it tells the depth, else it is asked something.
    private mutating func lookAtTop(_ place: Place, _ chain: Node, isLast: Bool) {
        if isLast, let sequence = chain.parent, sequence.kind == .sequence {
            let parts = Array(sequence.children)
            if let at = parts.firstIndex(of: chain) {
                let sides = [at - 2, at + 2].filter(parts.indices.contains)
                for other in sides where Self.equalities.contains(parts[(at + other) / 2].text) {
                    if !parts[other].spells("nil") { found.depth.join(.asks(place)) }
                    return
                }
            }
        }
        found.screen.join(.asks(place))
    }

    private static let equalities: Set<String> = ["==", "!=", "===", "!=="]

    // MARK: Helpers and flags

    /// What a name stands for that isn't UIKit's.
    private mutating func follow(
        _ link: ChainLink, behind receiver: some Collection<ChainLink>, isLast: Bool, _ code: Place
    ) {
        let place = code.at(link.node)
        var members: [DeclarationID] = []
        if link.position == 0, receiver.isEmpty {
            // The type's own name, before one of its members.
            if link.node.isCapitalized { return isOfSystem(link) || !isLast ? () : noteUnknown() }
            // A closure's own.
            if link.node.text.hasPrefix("$") { return }
            switch resolution.meaning(of: link.name, at: place) {
            case .members(let found): members = found
            case .local, .parameter: return
            case .outside: return noteUnknown()
            }
        } else if let base = receiver.first, receiver.count == 1, base.node.isCapitalized, isOfSystem(base) {
            return
        } else if let type = resolution.evidentType(of: receiver, at: code.at(link.node)) {
            members = resolution.members(of: type, named: link.name)
        } else {
            for type in Self.controllers where members.isEmpty {
                members = resolution.members(of: type, named: link.name)
            }
        }
        members = members.filter { isNear($0.file) }
        if members.isEmpty { return noteUnknown() }
        for member in members { read(member, isLast: isLast, place) }
    }

    private static let controllers = [SwipeNames.navigationController, Name("UIViewController")]

    private mutating func read(_ member: DeclarationID, isLast: Bool, _ use: Place) {
        let node = index.node(member)
        guard index[member].kind == .variable else {
            waiting.append(index.place(member))
            return
        }
        if let code = node.child(.codeBlock) ?? node.child(.accessorBlock), node.child(.initializer) == nil {
            waiting.append(Place(member.file, code))
            return
        }
        // An object is asked by what stands behind it.
        guard isLast, !isObject(member) else { return }
        guard isSet(member) else { return }
        found.depth.join(.unknown)
        found.screen.join(.asks(use))
    }

    private func isObject(_ member: DeclarationID) -> Bool {
        let node = index.node(member)
        guard let type = node.child(.type) else {
            let base = node.child(.initializer)?.expression?.links.first
            return base?.node.isCapitalized ?? false
        }
        return type.lastTypeName.map { !Self.values.contains($0) } ?? false
    }

    private static let values: Set<Name> = [Name("Bool"), Name("Int"), Name("UInt"), Name("Double"), Name("CGFloat")]

    /// Whether anything sets a property beyond its first value.
    private func isSet(_ member: DeclarationID) -> Bool {
        if index.node(member).child(.initializer) == nil { return true }
        let name = index[member].name
        if resolution.isPrivate(member) { return index.uses(of: name, inFile: member.file).contains(where: isSet) }
        return resolution.inquiry.isUsed(name, firstIn: member.file, where: isSet)
    }

    /// Whether a use of a property gives it a value, or hands it on to be given one.
    private func isSet(_ use: Place) -> Bool {
        let chain = use.node.parent?.kind == .chain ? use.node.parent : use.node
        if let chain, chain.parent?.firstChild == chain, chain.nextSibling.map(sets) == true { return true }
        return chain?.links.last?.name == LeavingCalls.toggle || chain?.parent?.kind == .prefixed
    }

    /// Whether an operator assigns to what stands before it: `=`, `+=`.
    private func sets(_ sign: Node) -> Bool {
        sign.kind == .operatorToken && sign.text.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign.text)
    }

    private func isOfSystem(_ link: ChainLink) -> Bool {
        guard !resolution.isDeclaredType(link.name) else { return false }
        let text = link.node.text
        return Self.prefixes.contains { text.hasPrefix($0) }
    }

    private static let prefixes = ["UI", "NS", "CG", "CA"]

    private mutating func noteUnknown() {
        found.depth.join(.unknown)
        found.modal.join(.unknown)
        found.screen.join(.unknown)
    }
}
