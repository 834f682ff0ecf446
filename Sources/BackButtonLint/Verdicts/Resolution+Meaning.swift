/// What a plain word is: a local, a parameter, a member of the type around, or a declaration of the file level.
extension Resolution {
    /// What a plain word at a place is.
    ///
    /// - Parameter mayBeGlobal: Whether declarations of the file level are looked for too: worth it for what is called
    ///   or asked for members, not for every value that is named.
    func meaning(of name: Name, at place: Place, mayBeGlobal: Bool = true) -> Meaning {
        if name == Name("self") { return .outside }
        if let local = localMeaning(of: name, at: place) { return local }
        var around = type(around: place)
        while let type = around {
            let members = members(of: index[type].name, named: name)
            if !members.isEmpty { return .members(meant(members, at: place)) }
            around = index.type(around: type)
        }
        guard mayBeGlobal else { return .outside }
        let globals = inquiry.globals(named: name)
        return globals.isEmpty ? .outside : .members(meant(globals, at: place))
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
            case .forStmt, .catchClause:
                if let pattern = pattern(binding: name, in: ancestor) { return .local(pattern) }
            case .switchCase:
                if let pattern = pattern(binding: name, in: ancestor) { return .local(pattern) }
                if let local = local(named: name, in: ancestor, before: child) { return local }
            case .codeBlock:
                if let local = local(named: name, in: ancestor, before: child) { return local }
            case .ifStmt, .guardStmt, .whileStmt:
                for condition in ancestor.children where condition.kind == .condition {
                    if let matching = condition.child(.matchingPattern),
                        let pattern = pattern(binding: name, in: matching)
                    {
                        return .local(pattern)
                    }
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

    /// The pattern of a statement that binds a name.
    private func pattern(binding name: Name, in statement: Node) -> Node? {
        statement.children.first { $0.kind == .pattern && $0.boundWords.contains(name) }
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
}
