/// Conditions that the sources decide once and for all: flags that nothing ever changes.
extension Resolution {
    /// What an `if` always comes to; nil if that may change.
    func constant(_ statement: Node, at place: Place) -> Bool? {
        let conditions = statement.children(.condition)
        guard conditions.count == 1, var value = conditions[0].expression else { return nil }
        var isNegated = false
        if value.kind == .prefixed, value.text.hasPrefix("!"), let operand = value.firstChild {
            isNegated = true
            value = operand
        }
        let links = value.links
        guard let flag = links.last, flag.call == nil, value.kind == .name || value.kind == .chain,
            links.count == 1 || (links.count == 2 && links[0].name == SwiftNames.selfValue),
            case .members(let members) = meaning(of: flag.name, at: place, mayBeGlobal: false), members.count == 1,
            let known = constant(members[0])
        else { return nil }
        return known != isNegated
    }

    /// What a flag is that an expression names, wherever it is declared, if no source ever sets it.
    func flag(_ expression: Place) -> Bool? {
        let links = expression.node.links
        guard let flag = links.last, links.allSatisfy({ $0.call == nil }) else { return nil }
        let place = expression.at(flag.node)
        let members: [DeclarationID]
        if links.count == 1 {
            guard case .members(let meant) = meaning(of: flag.name, at: place) else { return nil }
            members = meant
        } else {
            guard let owner = evidentType(of: links.dropLast(), at: expression) else { return nil }
            members = self.members(of: owner, named: flag.name)
        }
        guard members.count == 1 else { return nil }
        return constant(members[0]) ?? unset(members[0])
    }

    /// The value of a flag that one place holds for the whole app, if no source sets it.
    private func unset(_ member: DeclarationID) -> Bool? {
        guard let value = initialValue(of: member), let declaration = index.node(member).parent else { return nil }
        let owner = index.type(around: member).map { index[$0].name }
        // What each view or value has for itself may be set where that is made.
        guard owner == nil || declaration.hasModifier("static") || isClass(owner) else { return nil }
        let name = index[member].name
        let uses = owner.map { inquiry.uses(of: name, with: $0) } ?? inquiry.uses(of: name)
        return uses.allSatisfy(\.node.isOnlyRead) ? value : nil
    }

    private func isClass(_ type: Name?) -> Bool {
        type.map { inquiry.declaredTypes(named: $0).contains { index[$0].kind == .classType } } ?? false
    }

    /// The `true` or `false` that a stored property begins with.
    private func initialValue(of member: DeclarationID) -> Bool? {
        let binding = index.node(member)
        guard index[member].kind == .variable, binding.child(.codeBlock) == nil, binding.child(.accessorBlock) == nil,
            let value = binding.child(.initializer)?.expression, value.spells("true") || value.spells("false")
        else { return nil }
        return value.spells("true")
    }

    /// The value of a flag of a type's own that is never set.
    private func constant(_ member: DeclarationID) -> Bool? {
        let binding = index.node(member)
        guard let value = initialValue(of: member), let declaration = binding.parent else { return nil }
        let isOwn = declaration.hasModifier("private") || declaration.hasModifier("fileprivate")
        // A `let` with a value keeps it; what others may set, at least when they make the view, may be anything.
        guard declaration.keyword == .let || (isOwn && binding.wrapper(Name("State")) != nil) else { return nil }
        guard let owner = index.type(around: member).map({ index[$0].name }) else { return nil }
        let isRead = index.uses(of: index[member].name, inFile: member.file).allSatisfy { use in
            use.node.isOnlyRead || type(around: use).map { index[$0].name } != owner
        }
        return isRead ? value : nil
    }
}

extension Node {
    /// Whether a use of a name neither sets nor hands out what can be set.
    var isOnlyRead: Bool {
        if bytes(startWith: UInt8(ascii: "$")) { return false }
        var whole = self
        if kind == .member {
            guard let chain = parent, chain.kind == .chain, chain.links.last?.node == self else { return false }
            whole = chain
        } else if parent?.kind == .chain {
            // `flag.toggle()`
            return false
        }
        if let parent = whole.parent, parent.kind == .prefixed, parent.bytes(startWith: UInt8(ascii: "&")) {
            return false
        }
        return whole.parent?.assignment?.target != whole && kind != .pattern
    }

    private func bytes(startWith byte: UInt8) -> Bool {
        let range = range
        return range.count > 0 && tree.bytes[range.start] == byte
    }
}
