extension Node {
    /// The node of the name that a declaration, binding, parameter or element introduces.
    ///
    /// A variable declaration has the name of its first binding.
    package var nameNode: Node? {
        switch kind {
        case .variableDecl: child(.binding)?.child(.declName)
        case .enumCaseDecl: child(.enumElement)?.child(.declName)
        case .extensionDecl: child(.type)
        default: child(.declName)
        }
    }

    /// The name that a declaration, binding, parameter or element introduces, as written, without white space.
    ///
    /// An extension's is the type it extends; `init`, `deinit` and `subscript` have none.
    package var declaredName: String? {
        guard let name = nameNode else { return nil }
        var bytes = name.bytesWithoutSpace
        // `func ==<T>` is one run of operator characters, of which the last opens the generic parameters.
        if kind == .funcDecl, bytes.count > 1, bytes.last == UInt8(ascii: "<"), bytes[0] != UInt8(ascii: "`"),
            let parameters = child(.genericParameters),
            tree.tokens[Int(tree.firstTokens[Int(parameters.id.row)])].kind == .word
        {
            bytes.removeLast()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The word that introduces a declaration: `struct`, `let`, `init`; `none` for anything else.
    package var keyword: Keyword { introducer.map { tree.tokens[$0].keyword } ?? .none }

    /// The bytes of that word.
    package var keywordRange: ByteRange? { introducer.map { tree.tokens[$0].range } }

    private var introducer: Int? {
        guard kind.isDeclaration else { return nil }
        var token = Int(tree.firstTokens[Int(id.row)])
        for child in children {
            guard child.kind == .attribute || child.kind == .modifier || child.kind == .ifConfig else { break }
            token = Int(tree.endTokens[Int(child.id.row)])
        }
        return token < Int(tree.endTokens[Int(id.row)]) ? token : nil
    }

    /// Whether a modifier word stands before a declaration, accessor, parameter or capture.
    ///
    /// A modifier with an argument counts by its word: `private(set)` is `private`.
    package func hasModifier(_ word: StaticString) -> Bool {
        children.contains { modifier in
            guard modifier.kind == .modifier else { return false }
            return Node.token(Int(modifier.tree.firstTokens[Int(modifier.id.row)]), of: modifier.tree, spells: word)
        }
    }

    /// The attribute of a name without its module or generic arguments, before or within an `#if`.
    package func attribute(named name: StaticString) -> Node? {
        for child in children {
            switch child.kind {
            case .attribute where child.attributeName?.spells(name) == true: return child
            case .modifier, .attribute: continue
            case .ifConfig:
                for nested in child.descendants where nested.kind == .attribute {
                    if nested.attributeName?.spells(name) == true { return nested }
                }
            default: return nil
            }
        }
        return nil
    }

    private var attributeName: Node? { child(.attributeName) }

    private static func token(_ index: Int, of tree: SyntaxTree, spells word: StaticString) -> Bool {
        let token = tree.tokens[index]
        guard Int(token.length) == word.utf8CodeUnitCount else { return false }
        for offset in 0..<Int(token.length) where tree.bytes[Int(token.start) + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Its tokens one behind the other.
    var bytesWithoutSpace: [UInt8] {
        var bytes: [UInt8] = []
        let row = Int(id.row)
        for index in Int(tree.firstTokens[row])..<Int(tree.endTokens[row]) {
            let token = tree.tokens[index]
            bytes += tree.bytes[Int(token.start)..<token.end]
        }
        return bytes
    }
}

extension NodeKind {
    /// Whether it is a declaration with a word of its own.
    package var isDeclaration: Bool {
        switch self {
        case .importDecl, .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .funcDecl,
            .initDecl, .deinitDecl, .subscriptDecl, .variableDecl, .enumCaseDecl, .typealiasDecl, .associatedtypeDecl,
            .macroDecl, .operatorDecl, .precedenceGroupDecl:
            true
        default: false
        }
    }

    /// Whether it declares a type or extends one.
    package var isType: Bool {
        switch self {
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
        default: false
        }
    }
}
