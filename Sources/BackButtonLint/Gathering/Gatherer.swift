/// Turns a parsed file into its facts.
package enum Gatherer {
    package static func facts(of tree: SyntaxTree) -> FileFacts {
        var reader = FactReader(tree: tree)
        reader.read()
        return FileFacts(
            tree: tree, declarations: reader.declarations, dormantRows: reader.dormantRows,
            directives: Directive.all(in: tree))
    }
}

/// One walk over the rows of a tree.
private struct FactReader {
    let tree: SyntaxTree
    var declarations: [Declaration] = []
    var dormantRows: [Range<UInt32>] = []

    /// The declarations around the row at hand, innermost last, each with the row behind its subtree.
    private var open: [(declaration: Int, end: UInt32)] = []

    init(tree: SyntaxTree) { self.tree = tree }

    mutating func read() {
        for row in 0..<tree.kinds.count {
            let kind = tree.kinds[row]
            // Most rows are of other kinds.
            guard Self.matters(kind) else { continue }
            while let last = open.last, last.end <= row { open.removeLast() }
            let node = Node(tree: tree, id: NodeID(row))
            noteDormancy(of: node)
            if let kind = Declaration.Kind(kind) { declare(kind, node) }
        }
    }

    private static func matters(_ kind: NodeKind) -> Bool {
        switch kind {
        case .macroExpansion, .ifConfigClause: true
        default: Declaration.Kind(kind) != nil
        }
    }

    private mutating func declare(_ kind: Declaration.Kind, _ node: Node) {
        let name: Name?
        switch kind {
        case .extensionType: name = node.child(.type)?.lastTypeName
        case .initializer: name = Declaration.initializerName
        case .subscripting: name = Declaration.subscriptName
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

extension Declaration.Kind {
    /// What a node of this kind declares; nil if it declares nothing that names are looked up for.
    fileprivate init?(_ kind: NodeKind) {
        switch kind {
        case .structDecl: self = .structure
        case .classDecl: self = .classType
        case .actorDecl: self = .actorType
        case .enumDecl: self = .enumeration
        case .protocolDecl: self = .protocolType
        case .extensionDecl: self = .extensionType
        case .funcDecl: self = .function
        case .initDecl: self = .initializer
        case .subscriptDecl: self = .subscripting
        case .binding: self = .variable
        case .enumElement: self = .enumCase
        case .typealiasDecl, .associatedtypeDecl: self = .alias
        default: return nil
        }
    }
}
