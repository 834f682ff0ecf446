/// Finds what a word means at its place: members by the type they are asked of, locals, parameters.
struct Resolution {
    let inquiry: Inquiry
    private let known = Known()
    private var index: ProjectIndex { inquiry.index }

    init(_ inquiry: Inquiry) { self.inquiry = inquiry }

    /// What was found out already; the index doesn't change. What is asked anew by another file's hide is asked again.
    private final class Known {
        var home: Int?
        var lineages: [Name: [Name]] = [:]
        var members: [Member: [DeclarationID]] = [:]
        var declaredTypes: [Name: Bool] = [:]
        var yields: [DeclarationID: Yield] = [:]
        var takers: [DeclarationID: Bool] = [:]
        var takingTypes: [Name: Bool] = [:]
    }

    private struct Member: Hashable {
        let type: Name
        let name: Name
    }

    private func forgetOtherHomes() {
        guard known.home != inquiry.home else { return }
        known.home = inquiry.home
        known.lineages.removeAll(keepingCapacity: true)
        known.members.removeAll(keepingCapacity: true)
        known.declaredTypes.removeAll(keepingCapacity: true)
        known.takingTypes.removeAll(keepingCapacity: true)
    }

    /// What a function or property gives.
    func yield(of id: DeclarationID) -> Yield {
        if let yield = known.yields[id] { return yield }
        let yield = index.node(id).yield
        known.yields[id] = yield
        return yield
    }

    /// Whether it matters which call a function is called by: it takes handlers, content, bindings or a placement.
    func takesHandlers(_ id: DeclarationID) -> Bool {
        if let takes = known.takers[id] { return takes }
        let parameters = index.node(id).child(.parameters)?.children
        let takes = parameters?.contains { $0.kind == .parameter && $0.takesHandler } ?? false
        known.takers[id] = takes
        return takes
    }

    /// Whether it matters which call makes a type: one of its properties takes such.
    func takesHandlers(type: Name) -> Bool {
        forgetOtherHomes()
        if let takes = known.takingTypes[type] { return takes }
        var takes = false
        for id in types(named: type) where !takes {
            let file = index.files[id.file]
            takes = file.declarations.contains { declaration in
                guard declaration.container == id.index else { return false }
                let node = Node(tree: file.tree, id: declaration.node)
                switch declaration.kind {
                case .variable:
                    return node.child(.codeBlock) == nil && (node.takesHandler || node.wrapper(Name("Binding")) != nil)
                case .initializer:
                    return node.child(.parameters)?.children.contains(where: \.takesHandler) ?? false
                default: return false
                }
            }
        }
        known.takingTypes[type] = takes
        return takes
    }

    // MARK: Types

    /// The innermost type or extension that a place stands in.
    func type(around place: Place) -> DeclarationID? {
        guard let declaration = index.declaration(around: place) else { return nil }
        return index[declaration].isType ? declaration : index.type(around: declaration)
    }

    /// The declarations of a type and its extensions.
    func types(named name: Name) -> [DeclarationID] {
        inquiry.declarations(named: name).filter { index[$0].isType }
    }

    /// Whether the sources declare a type, more than only extend one.
    func isDeclaredType(_ name: Name) -> Bool {
        forgetOtherHomes()
        if let isDeclared = known.declaredTypes[name] { return isDeclared }
        let isDeclared = inquiry.declarations(named: name).contains {
            index[$0].isType && index[$0].kind != .extensionType
        }
        known.declaredTypes[name] = isDeclared
        return isDeclared
    }

    /// What a type, by all its declarations and extensions, says it inherits or conforms to.
    func supertypes(of name: Name) -> [Name] {
        var names: [Name] = []
        for type in types(named: name) {
            guard let inheritance = index.node(type).child(.inheritance) else { continue }
            for inherited in inheritance.children where inherited.kind == .inheritedType {
                if let name = inherited.lastTypeName, !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// A type's name followed by those it inherits from, nearest first, each once.
    func lineage(of name: Name) -> [Name] {
        forgetOtherHomes()
        if let lineage = known.lineages[name] { return lineage }
        var lineage = [name]
        defer { known.lineages[name] = lineage }
        var next = 0
        while next < lineage.count, lineage.count < 64 {
            for parent in supertypes(of: lineage[next]) where !lineage.contains(parent) { lineage.append(parent) }
            next += 1
        }
        return lineage
    }

    // MARK: Members

    /// The members of a type with a name, those of its extensions and of what it inherits included.
    func members(of type: Name, named name: Name) -> [DeclarationID] {
        forgetOtherHomes()
        let member = Member(type: type, name: name)
        if let members = known.members[member] { return members }
        let candidates = inquiry.declarations(named: name)
        var members: [DeclarationID] = []
        if !candidates.isEmpty {
            for ancestor in lineage(of: type) where members.isEmpty {
                members = candidates.filter { isMember($0, of: ancestor) }
            }
        }
        known.members[member] = members
        return members
    }

    /// Whether a declaration stands directly among a type's members.
    func isMember(_ id: DeclarationID, of type: Name) -> Bool {
        guard let container = index.container(of: id) else { return false }
        return index[container].isType && index[container].name == type
    }

    /// The functions of a name in extensions of views: what `.name()` behind a view can mean.
    func viewFunctions(named name: Name) -> [DeclarationID] {
        inquiry.declarations(named: name).filter { id in
            guard index[id].kind == .function, let container = index.container(of: id) else { return false }
            return index[container].kind == .extensionType || index[container].kind == .protocolType
        }
    }

    // MARK: Values

    /// What a plain word at a place is.
    func meaning(of name: Name, at place: Place) -> Meaning {
        if let local = localMeaning(of: name, at: place) { return local }
        var around = type(around: place)
        while let type = around {
            let members = members(of: index[type].name, named: name)
            if !members.isEmpty { return .members(members) }
            around = index.type(around: type)
        }
        let globals = inquiry.declarations(named: name).filter {
            index.container(of: $0) == nil && (index[$0].kind == .function || index[$0].kind == .variable)
        }
        return globals.isEmpty ? .outside : .members(globals)
    }

    /// A variable, function or parameter declared in the code around the place.
    private func localMeaning(of name: Name, at place: Place) -> Meaning? {
        var child = place.node
        for ancestor in place.node.ancestors {
            switch ancestor.kind {
            case .funcDecl, .initDecl, .subscriptDecl:
                if let parameter = parameter(named: name, in: ancestor) { return .parameter(parameter) }
            case .closure:
                if let signature = ancestor.child(.closureSignature) {
                    for part in signature.children where part.kind == .parameter || part.kind == .capture {
                        if part.child(.declName)?.name == name,
                            part.child(.initializer) != nil || part.kind == .parameter
                        {
                            return .parameter(part)
                        }
                    }
                }
                if let local = local(named: name, in: ancestor, before: child) { return local }
            case .codeBlock, .switchCase:
                if let local = local(named: name, in: ancestor, before: child) { return local }
            case .ifStmt, .guardStmt, .whileStmt:
                for condition in ancestor.children where condition.kind == .condition {
                    if let binding = condition.child(.optionalBinding), binding.child(.declName)?.name == name,
                        !binding.contains(place.node)
                    {
                        // `if let x` means the x outside; `if let x = y` what y is.
                        if binding.child(.initializer) == nil { break }
                        return .local(binding)
                    }
                }
            case .memberBlock, .file:
                return nil
            default: break
            }
            child = ancestor
        }
        return nil
    }

    private func local(named name: Name, in block: Node, before child: Node) -> Meaning? {
        for item in block.children {
            switch item.kind {
            case .variableDecl:
                for binding in item.children where binding.kind == .binding {
                    if binding.child(.declName)?.name == name { return .local(binding) }
                }
            case .funcDecl:
                if item.child(.declName)?.name == name { return .local(item) }
            case .guardStmt:
                for condition in item.children where condition.kind == .condition {
                    if let binding = condition.child(.optionalBinding), binding.child(.declName)?.name == name,
                        binding.child(.initializer) != nil, item.id < child.id
                    {
                        return .local(binding)
                    }
                }
            default: break
            }
        }
        return nil
    }

    /// The parameter of a function by the name its body uses.
    func parameter(named name: Name, in function: Node) -> Node? {
        function.child(.parameters)?.children.first { $0.kind == .parameter && $0.child(.declName)?.name == name }
    }

    /// What a word turned out to be.
    enum Meaning {
        /// A member of the type around, or a declaration of the file level.
        case members([DeclarationID])
        /// A `binding`, `optionalBinding` or `funcDecl` of the code around.
        case local(Node)
        /// A `parameter` or `capture` of a function or closure around.
        case parameter(Node)
        /// Nothing that the sources declare.
        case outside
    }

    /// The words of what a type alias stands for.
    func wordsOfAlias(_ name: Name) -> [Name] {
        inquiry.declarations(named: name).filter { index[$0].kind == .alias }
            .flatMap { index.node($0).child(.type)?.words ?? [] }
    }

    private func aliased(_ name: Name) -> Name? {
        for id in inquiry.declarations(named: name) where index[id].kind == .alias {
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
            for id in inquiry.declarations(named: key) where index[id].kind == .variable {
                guard let container = index.container(of: id), index[container].name == Name("EnvironmentValues") else {
                    continue
                }
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
        if base.name == Name("self") || base.name == Name("Self") {
            type = self.type(around: place).map { index[$0].name }
        } else if base.node.isCapitalized {
            type = base.name
        } else {
            type = meaningType(of: base, at: place)
        }
        while let here = type, let link = rest.first {
            rest = rest.dropFirst()
            // `Router.shared`, `Router.init()`, `model.wrappedValue` stay what they are.
            if link.name == Name("shared") || link.name == Name("init") || link.name == Name("default")
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

extension Node {
    /// Of a `binding` of a property: the declaration's attribute of this name.
    func wrapper(_ name: Name) -> Node? {
        guard let declaration = parent, declaration.kind == .variableDecl else { return nil }
        return declaration.children.first { attribute in
            attribute.kind == .attribute && attribute.child(.attributeName)?.lastTypeName == name
        }
    }

    /// The `@Environment(...)` or `@Dependency(...)` of a property.
    var environmentAttribute: Node? { wrapper(Name("Environment")) ?? wrapper(Name("Dependency")) }

    /// Whether a parameter or property can hold what decides whether a control leaves, or where it stands.
    var takesHandler: Bool {
        guard let type = child(.type) else { return false }
        if type.hasArrow { return true }
        return type.words.contains { LeavingCalls.dismissTypes.contains($0) || SwiftUINames.handedTypes.contains($0) }
    }

    /// Whether a property's type is a function: a handler that is handed in.
    var isHandler: Bool {
        guard let type = child(.type) else { return false }
        return type.hasArrow
    }

    /// Whether the source of a type contains an arrow.
    var hasArrow: Bool {
        let range = range
        var offset = range.start
        while offset + 1 < range.end {
            if tree.bytes[offset] == UInt8(ascii: "-"), tree.bytes[offset + 1] == UInt8(ascii: ">") { return true }
            offset += 1
        }
        return false
    }
}
