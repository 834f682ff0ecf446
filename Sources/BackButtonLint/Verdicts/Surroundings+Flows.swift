/// Through the project's own views, functions and modifiers: how what they are handed gets on screen.
extension Surroundings {
    /// How a view or function of the project's own brings what it is handed on screen, if it opens a screen for it.
    func reach(of holder: Node, handedTo link: ChainLink, _ call: Node, _ place: Place) -> Reached? {
        flows.forget(unless: resolution.inquiry.homeOutsideApp)
        if let known = flows.reaches[place.at(holder)] { return known }
        var reached: Reached?
        if case .boundary(let found) = flow(
            of: holder, into: link, call: call, from: place, hosting: nil, depth: 0)
        {
            reached = found
        }
        flows.reaches[place.at(holder)] = .some(reached)
        return reached
    }

    /// What becomes of what is handed over.
    enum Outcome {
        /// It is behind a boundary.
        case boundary(Reached)
        /// The callee gives a controller that hosts it.
        case controller
    }

    /// What the callee does with the parameter that a value is handed to, if it does anything of the kind.
    func flow(
        of holder: Node, into link: ChainLink, call: Node, from start: Place, hosting: Hosting?, depth: Int
    ) -> Outcome? {
        guard depth < Self.deepestFlow else { return nil }
        for var flow in parameters(filledBy: holder, into: link, call: call, from: start) {
            flow.hosting = hosting
            flows.forget(unless: resolution.inquiry.homeOutsideApp)
            if let known = flows.known[flow] {
                if let known { return known }
                continue
            }
            // Should it lead back to itself, it leads nowhere.
            flows.known[flow] = .some(nil)
            var waiting = uses(of: flow).map { (place: $0, hosting: hosting) }
            var seen: [Hosting?: Set<Place>] = [:]
            while let use = waiting.popLast() {
                guard seen[use.hosting, default: []].insert(use.place).inserted else { continue }
                switch around(use.place, hosting: use.hosting, depth: depth + 1) {
                case .boundary(let reached, _, _):
                    flows.known[flow] = .boundary(reached)
                    return .boundary(reached)
                case .declaration(flow.declaration, givesController: true):
                    flows.known[flow] = .controller
                    return .controller
                case .local(let binding, let hosting):
                    waiting += Self.uses(ofLocal: binding).map { (place: $0, hosting: hosting) }
                default: continue
                }
            }
        }
        return nil
    }

    // MARK: Through modifiers further out

    /// The stack or link that a modifier of the project's own, further out in a chain, puts a part of it into.
    func wrapping(_ part: Node, in chain: Node, from start: Place, depth: Int) -> Surrounding? {
        guard depth < Self.deepestFlow else { return nil }
        for link in chain.links where link.position > 0 && link.node.id > part.id {
            guard let call = link.call, let reached = reachOfWrapped(by: link, call, depth: depth) else { continue }
            return .boundary(reached, content: start.at(chain), opener: start.at(call))
        }
        return nil
    }

    /// How a modifier brings the view on screen that it is put on, if it opens a screen for it wherever it names it.
    private func reachOfWrapped(by link: ChainLink, _ call: Node, depth: Int) -> Reached? {
        if link.name == SwiftUINames.modifier {
            guard let type = call.callArguments.first?.value.links.first?.name, resolution.isViewModifier(type) else {
                return nil
            }
            for body in resolution.members(of: type, named: SwiftUINames.body) {
                guard let content = index.node(body).child(.parameters)?.children(.parameter).first?.child(.declName)
                else { continue }
                if let reached = reachOfAll(Flow(declaration: body, parameter: content.name), depth: depth) {
                    return reached
                }
            }
            return nil
        }
        return resolution.viewFunctions(named: link.name).lazy.compactMap { function in
            reachOfAll(Flow(declaration: function, parameter: SwiftNames.selfValue), depth: depth)
        }.first
    }

    /// What all uses of a parameter stand behind; nil if one of them stands in no screen of its own.
    private func reachOfAll(_ flow: Flow, depth: Int) -> Reached? {
        flows.forget(unless: resolution.inquiry.homeOutsideApp)
        if let known = flows.wrapped[flow] { return known }
        flows.wrapped[flow] = .some(nil)
        var shared: Reached?
        for use in uses(of: flow) {
            guard case .boundary(let reached, _, _) = around(use, depth: depth + 1) else { return nil }
            shared = shared.map { $0.joined(with: reached) } ?? reached
        }
        flows.wrapped[flow] = shared
        return shared
    }

    /// Where the code around a local names it.
    static func uses(ofLocal binding: Place) -> [Place] {
        guard let name = binding.node.child(.declName)?.name else { return [] }
        let blocks: Set<NodeKind> = [.codeBlock, .closure, .switchCase]
        guard let block = binding.node.ancestors.first(where: { blocks.contains($0.kind) }) else { return [] }
        return block.descendants.compactMap { node in
            node.kind == .name && node.usedName == name && !binding.node.contains(node) ? binding.at(node) : nil
        }
    }

    /// Where the code of a declaration uses a parameter, or a type its property.
    private func uses(of flow: Flow) -> [Place] {
        let owner = index[flow.declaration]
        let code = owner.isType ? resolution.types(named: owner.name) : [flow.declaration]
        return code.flatMap { id -> [Place] in
            let place = index.place(id)
            return index.uses(of: flow.parameter, inFile: id.file).filter { use in
                (use.node.kind == .name || use.node.kind == .member) && place.node.contains(use.node)
            }
        }
    }

    /// The parameters or properties that `holder` (an argument or trailing closure) fills.
    private func parameters(filledBy holder: Node, into link: ChainLink, call: Node, from start: Place) -> [Flow] {
        let label = holder.child(.label)?.name
        if link.position == 0, link.node.isCapitalized {
            guard resolution.isDeclaredType(link.name) else { return [] }
            var properties: [DeclarationID] = []
            if let label {
                properties = resolution.members(of: link.name, named: label)
            } else if holder.kind == .trailingClosure {
                properties = Array(contentProperties(of: link.name).suffix(1))
            } else if let position = unlabelledPosition(of: holder, in: call) {
                properties = Array(storedProperties(of: link.name).dropFirst(position).prefix(1))
            }
            return properties.compactMap { property in
                index.container(of: property).map { Flow(declaration: $0, parameter: index[property].name) }
            }
        }
        let functions =
            link.position == 0
            ? functions(meantBy: link, at: start)
            : resolution.inquiry.functions(named: link.name, labelled: label)
        return functions.compactMap { function -> Flow? in
            let node = index.node(function)
            let parameters = node.child(.parameters)?.children(.parameter) ?? []
            let parameter: Node?
            if let label {
                parameter = parameters.first { ($0.child(.label) ?? $0.child(.declName))?.name == label }
            } else if holder.kind == .trailingClosure {
                parameter = parameters.last { $0.isHandler } ?? parameters.last
            } else {
                parameter = parameters.first { $0.child(.label)?.spells("_") == true }
            }
            return parameter?.child(.declName).map { Flow(declaration: function, parameter: $0.name) }
        }
    }

    private func functions(meantBy link: ChainLink, at start: Place) -> [DeclarationID] {
        guard case .members(let members) = resolution.meaning(of: link.name, at: start.at(link.node)) else { return [] }
        return members.filter { index[$0].kind == .function }
    }

    private func unlabelledPosition(of holder: Node, in call: Node) -> Int? {
        call.child(.arguments)?.children(.argument).firstIndex(of: holder)
    }

    /// The stored properties of a type in source order.
    private func storedProperties(of type: Name) -> [DeclarationID] {
        resolution.types(named: type).flatMap { id -> [DeclarationID] in
            index.contents(of: id).filter { property in
                guard index[property].kind == .variable else { return false }
                let node = index.node(property)
                return node.child(.codeBlock) == nil && node.child(.accessorBlock) == nil
            }
        }
    }

    /// The stored properties that hold content: view builders, or of a generic type.
    func contentProperties(of type: Name) -> [DeclarationID] {
        flows.forget(unless: resolution.inquiry.homeOutsideApp)
        if let known = flows.contents[type] { return known }
        let found = findContentProperties(of: type)
        flows.contents[type] = found
        return found
    }

    private func findContentProperties(of type: Name) -> [DeclarationID] {
        let generics = Set(
            resolution.types(named: type).flatMap { id in index.node(id).child(.genericParameters)?.words ?? [] })
        return storedProperties(of: type).filter { id in
            let node = index.node(id)
            if node.wrapper(SwiftUINames.viewBuilder) != nil { return true }
            guard let written = node.child(.type) else { return false }
            return written.words.contains { generics.contains($0) } || written.words.contains(SwiftUINames.anyView)
        }
    }
}
