/// What a plain word is: a local, a parameter, a member of the type around, or a declaration of the file level.
extension Resolution {
    /// What a plain word at a place is.
    ///
    /// - Parameters:
    ///   - call: The call behind it, if there is one.
    ///   - mayBeGlobal: Whether declarations of the file level are looked for too: worth it for what is called or asked
    ///     for members, not for every value that is named.
    func meaning(of name: Name, at place: Place, calledBy call: Node? = nil, mayBeGlobal: Bool = true) -> Meaning {
        if name == SwiftNames.selfValue { return .outside }
        if let local = localMeaning(of: name, at: place) { return local }
        var around = type(around: place)
        while let type = around {
            let members = members(of: index[type].name, named: name)
            if !members.isEmpty { return .members(meant(fitting(members, call), at: place)) }
            around = index.type(around: type)
        }
        guard mayBeGlobal else { return .outside }
        let globals = inquiry.globals(named: name)
        return globals.isEmpty ? .outside : .members(meant(fitting(globals, call), at: place))
    }

    /// A variable, function or parameter declared in the code around the place.
    private func localMeaning(of name: Name, at place: Place) -> Meaning? {
        guard let binding = localNames(of: place).binding(of: name, at: place.node.id) else { return nil }
        let node = Node(tree: place.node.tree, id: binding.node)
        return binding.isParameter ? .parameter(node) : .local(node)
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
