/// The types of values, as far as they are written or evident.
extension Resolution {
    /// The words of what a type alias stands for.
    func wordsOfAlias(_ name: Name) -> [Name] {
        inquiry.aliases(named: name).flatMap { index.node($0).child(.type)?.words ?? [] }
    }

    private func aliased(_ name: Name) -> Name? {
        for id in inquiry.aliases(named: name) {
            if let type = index.node(id).child(.type)?.lastTypeName { return type }
        }
        return nil
    }

    /// `@Environment(Router.self) var router`, `@Environment(\.router) var router`.
    private func environmentType(of binding: Place) -> Name? {
        guard let attribute = binding.node.environmentAttribute, let value = attribute.callArguments.first?.value else {
            return nil
        }
        if value.kind == .keyPath {
            guard let key = value.words.last else { return nil }
            for id in inquiry.members(named: key, of: Name("EnvironmentValues")) {
                if let type = index.node(id).child(.type)?.lastTypeName { return type }
            }
            return nil
        }
        return value.links.first?.name
    }

    /// The type of what the first links of a chain give, where it is evident: `Router()`, `Router.shared`, `model.router`.
    func evidentType(of links: some Collection<ChainLink>, at place: Place) -> Name? {
        guard let base = links.first else { return nil }
        var type: Name?
        var rest = links.dropFirst()
        if base.name == SwiftNames.selfValue || base.name == SwiftNames.selfType {
            type = self.type(around: place).map { index[$0].name }
        } else if base.node.isCapitalized {
            type = base.name
        } else {
            type = meaningType(of: base, at: place)
        }
        while let here = type, let link = rest.first {
            rest = rest.dropFirst()
            // `Router.shared`, `Router.init()`, `model.wrappedValue` stay what they are.
            if link.name == SwiftNames.shared || link.name == SwiftNames.initializer
                || link.name == SwiftNames.defaultValue
                || link.name == LeavingCalls.wrappedValue
            {
                continue
            }
            type = members(of: here, named: link.name).lazy.compactMap { valueTypeOrResult(of: $0) }.first
        }
        return type
    }

    private func meaningType(of base: ChainLink, at place: Place) -> Name? {
        switch meaning(of: base.name, at: place) {
        case .members(let members):
            return members.lazy.compactMap { valueTypeOrResult(of: $0) }.first
        case .local(let node):
            if node.kind == .funcDecl { return node.child(.returnType)?.child(.type)?.lastTypeName }
            // A local that is made of itself (`if let x = x`) would go round.
            if let value = node.child(.initializer)?.expression, value.links.first?.name == base.name {
                return type(around: place).flatMap { owner in
                    members(of: index[owner].name, named: base.name).lazy.compactMap { valueTypeOrResult(of: $0) }.first
                }
            }
            return shallowType(of: place.at(node))
        case .parameter(let parameter):
            return parameter.child(.type)?.lastTypeName
        case .outside:
            return nil
        }
    }

    /// The type of a property or local, as written or made in its initializer; locals of locals aren't followed.
    private func shallowType(of binding: Place) -> Name? {
        if let type = binding.node.child(.type), let name = type.lastTypeName { return name }
        guard let base = binding.node.child(.initializer)?.expression?.links.first, base.node.isCapitalized else {
            return nil
        }
        return base.name
    }

    private func valueTypeOrResult(of id: DeclarationID) -> Name? {
        let place = index.place(id)
        switch index[id].kind {
        case .variable:
            if let type = place.node.child(.type)?.lastTypeName { return aliased(type) ?? type }
            if let type = environmentType(of: place) { return type }
            return shallowType(of: place)
        case .function: return place.node.child(.returnType)?.child(.type)?.lastTypeName
        default: return nil
        }
    }
}
