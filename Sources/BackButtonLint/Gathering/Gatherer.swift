/// Turns a parsed file into its facts.
package enum Gatherer {
    package static func facts(of tree: SyntaxTree, file: FileID) -> FileFacts {
        var reader = FactReader(tree: tree)
        reader.read()
        return FileFacts(
            file: file,
            tree: tree,
            declarations: reader.declarations,
            mentions: reader.mentions.sorted { ($0.name, $0.node) < ($1.name, $1.node) },
            dormantRows: reader.dormantRows,
            directives: Directive.all(in: tree)
        )
    }
}

/// One walk over the rows of a tree.
private struct FactReader {
    let tree: SyntaxTree
    var declarations: [Declaration] = []
    var mentions: [FileFacts.Mention] = []
    var dormantRows: [Range<UInt32>] = []

    /// The declarations around the row at hand, innermost last, each with the row behind its subtree.
    private var open: [(declaration: Int, end: UInt32)] = []

    init(tree: SyntaxTree) { self.tree = tree }

    mutating func read() {
        for row in 0..<tree.kinds.count {
            while let last = open.last, last.end <= row { open.removeLast() }
            let node = Node(tree: tree, id: NodeID(row))
            noteDormancy(of: node)
            switch node.kind {
            case .name, .member, .implicitMember, .macroExpansion:
                if let name = node.child(.declName)?.name { mention(name, node) }
            case .pattern, .type, .inheritedType, .attributeName, .genericArguments:
                for word in node.words { mention(word, node) }
            case .structDecl: declare(.structure, node)
            case .classDecl: declare(.classType, node)
            case .actorDecl: declare(.actorType, node)
            case .enumDecl: declare(.enumeration, node)
            case .protocolDecl: declare(.protocolType, node)
            case .extensionDecl: declare(.extensionType, node)
            case .funcDecl: declare(.function, node)
            case .initDecl: declare(.initializer, node)
            case .subscriptDecl: declare(.subscripting, node)
            case .binding: declare(.variable, node)
            case .enumElement: declare(.enumCase, node)
            case .typealiasDecl, .associatedtypeDecl: declare(.alias, node)
            default: break
            }
        }
    }

    private mutating func mention(_ name: Name, _ node: Node) {
        mentions.append(FileFacts.Mention(name: name, node: node.id))
    }

    private mutating func declare(_ kind: Declaration.Kind, _ node: Node) {
        let name: Name?
        switch kind {
        case .extensionType: name = node.child(.type)?.lastTypeName
        case .initializer: name = Name("init")
        case .subscripting: name = Name("subscript")
        default: name = node.child(.declName)?.name
        }
        guard let name else { return }
        let declaration = Declaration(
            kind: kind,
            name: name,
            node: node.id,
            container: open.last?.declaration,
            isDormant: dormantRows.last.map { $0.contains(node.id.row) } ?? false
        )
        open.append((declarations.count, tree.subtreeEnds[Int(node.id.row)]))
        declarations.append(declaration)
    }

    private mutating func noteDormancy(of node: Node) {
        let row = node.id.row
        if let last = dormantRows.last, last.contains(row) { return }
        if Dormancy.isDormant(node) { dormantRows.append(row..<tree.subtreeEnds[Int(row)]) }
    }
}
