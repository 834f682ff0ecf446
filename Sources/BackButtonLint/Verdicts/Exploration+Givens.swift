/// What the calls on the way to a piece of code hand in as `true`, `false` or `nil`: of an `if` on it one branch runs.
extension Exploration {
    /// What is known of a parameter or property.
    struct Given: Hashable {
        let name: Name
        let value: Value

        enum Value: Hashable {
            case flag(Bool)
            /// `nil`.
            case nothing
            /// What a view further in prefers, or the contrary.
            case preferred(Name, negated: Bool)

            var isCleared: Bool { self == .flag(false) || self == .nothing }
        }
    }

    // MARK: What a condition comes to

    /// What an `if` comes to here; nil if that may change.
    func decision(on statement: Node, in visit: Visit) -> Given.Value? {
        if let isTrue = resolution.constant(statement, at: visit.place.at(statement)) { return .flag(isTrue) }
        let conditions = statement.children(.condition)
        let values = conditions.map { value(ofCondition: $0, in: visit) }
        if values.contains(.flag(false)) { return .flag(false) }
        if values.allSatisfy({ $0 == .flag(true) }) { return .flag(true) }
        return conditions.count == 1 ? values[0] : nil
    }

    private func value(ofCondition condition: Node, in visit: Visit) -> Given.Value? {
        if let binding = condition.child(.optionalBinding) {
            let value = binding.child(.initializer)?.expression ?? binding
            guard let name = value.kind == .optionalBinding ? value.child(.declName)?.name : value.usedName else {
                return nil
            }
            return given(name, at: visit.place.at(condition), in: visit) == .nothing ? .flag(false) : nil
        }
        return condition.expression.flatMap { value(of: $0, in: visit) }
    }

    /// What an expression is, as far as it is written or handed in.
    func value(of expression: Node, in visit: Visit) -> Given.Value? {
        if expression.spells("true") { return .flag(true) }
        if expression.spells("false") { return .flag(false) }
        if expression.spells("nil") { return .nothing }
        switch expression.kind {
        case .prefixed:
            guard expression.text.hasPrefix("!"), let operand = expression.firstChild else { return nil }
            return value(of: operand, in: visit)?.negated
        case .name, .chain:
            let links = expression.links
            guard let last = links.last, last.call == nil,
                links.count == 1 || links.count == 2 && links[0].name == SwiftNames.selfValue
            else { return nil }
            return given(last.name, at: visit.place.at(last.node), in: visit)
        case .sequence:
            return value(ofOperands: Array(expression.children), in: visit)
        default:
            return nil
        }
    }

    /// `a && b`, `a || b`.
    private func value(ofOperands parts: [Node], in visit: Visit) -> Given.Value? {
        guard parts.count >= 3, parts.count % 2 == 1 else { return nil }
        let signs = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        let operands = stride(from: 0, to: parts.count, by: 2).lazy.map { value(of: parts[$0], in: visit) }
        for (sign, decides) in [("&&" as StaticString, false), ("||", true)]
        where signs.allSatisfy({ $0.spells(sign) }) {
            if operands.contains(.flag(decides)) { return .flag(decides) }
            return operands.allSatisfy { $0 == .flag(!decides) } ? .flag(!decides) : nil
        }
        return nil
    }

    /// What a name is that a call handed in.
    private func given(_ name: Name, at place: Place, in visit: Visit) -> Given.Value? {
        guard mayKnow(name, in: visit) else { return nil }
        switch resolution.meaning(of: name, at: place, mayBeGlobal: false) {
        case .parameter(let parameter) where parameter.parent?.kind == .parameters:
            return visit.given.first { $0.name == name }?.value
        case .members(let members):
            guard members.count == 1, index[members[0]].kind == .variable else { return nil }
            return visit.givenToType.first { $0.name == name }?.value ?? preference(behind: members[0])
        default:
            return nil
        }
    }

    private func mayKnow(_ name: Name, in visit: Visit) -> Bool {
        usesPreferences || visit.given.contains { $0.name == name } || visit.givenToType.contains { $0.name == name }
    }

    // MARK: What a call hands in

    /// What a call hands to the parameters of a function, what they are by themselves included.
    func givens(to function: DeclarationID, by call: Node, in visit: Visit) -> [Given] {
        guard index[function].kind == .function else { return [] }
        return givens(toParametersOf: index.node(function), by: call, in: visit)
    }

    private func givens(toParametersOf function: Node, by call: Node, in visit: Visit) -> [Given] {
        var unlabelled = call.callArguments.lazy.filter { $0.label == nil }.makeIterator()
        var givens: [Given] = []
        for parameter in function.child(.parameters)?.children(.parameter) ?? [] {
            guard let name = parameter.child(.declName)?.name else { continue }
            let label = parameter.child(.label) ?? parameter.child(.declName)
            let isUnlabelled = label?.spells("_") == true
            let handed = isUnlabelled ? unlabelled.next()?.value : label.flatMap { call.argument($0.name) }
            guard parameter.mayBeGiven else { continue }
            if let handed {
                if let value = value(of: handed, in: visit) { givens.append(Given(name: name, value: value)) }
            } else if let own = parameter.child(.initializer)?.expression, let value = value(of: own, in: visit) {
                givens.append(Given(name: name, value: value))
            }
        }
        return givens
    }

    /// What a call that makes a type hands to its properties.
    func givens(toType type: Name, by call: Node, in visit: Visit) -> [Given] {
        let arguments = call.callArguments
        guard arguments.contains(where: { $0.label != nil }) || resolution.hasFlags(type) else { return [] }
        let initializers = resolution.members(of: type, named: SwiftNames.initializer)
        if initializers.isEmpty {
            return resolution.flags(of: type).compactMap { member in
                let name = index[member].name
                let node = index.node(member)
                let handed = arguments.first { $0.label == name }?.value ?? node.child(.initializer)?.expression
                return handed.flatMap { value(of: $0, in: visit) }.map { Given(name: name, value: $0) }
            }
        }
        guard initializers.count == 1 else { return [] }
        let initializer = index.node(initializers[0])
        return givens(toParametersOf: initializer, by: call, in: visit).filter { given in
            // Only what it keeps as it comes.
            initializer.child(.codeBlock)?.children.contains { statement in
                guard let (target, value) = statement.assignment, let property = target.links.last else { return false }
                return property.name == given.name && value.usedName == given.name && value.nextSibling == nil
            } ?? false
        }
    }
}

extension Exploration.Given.Value {
    var negated: Self? {
        switch self {
        case .flag(let isOn): .flag(!isOn)
        case .nothing: nil
        case .preferred(let key, let negated): .preferred(key, negated: !negated)
        }
    }
}

extension Node {
    /// Whether a parameter or property holds what an `if` may ask: a flag, or something optional.
    var mayBeGiven: Bool {
        guard let type = child(.type) else { return child(.initializer)?.expression?.isFlag ?? false }
        let range = type.range
        return type.spells("Bool") || tree.bytes[range.end - 1] == UInt8(ascii: "?")
    }

    private var isFlag: Bool { spells("true") || spells("false") }
}
