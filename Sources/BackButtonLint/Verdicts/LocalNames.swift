/// The names that the code of one file binds (parameters, captures, locals, patterns), each with the rows in which it is
/// in force.
///
/// Read in one walk over the tree, so that what a word means costs the same however deep it stands: the stretches of
/// one name lie beside or within each other, never across.
struct LocalNames {
    /// By name, then in source order: of those within each other the inner one comes last.
    private var bindings: [Binding] = []
    /// The blocks of members, in source order: what is bound around one isn't seen in it.
    private var memberBlocks: [(rows: Range<UInt32>, outer: Int)] = []

    struct Binding {
        let name: Name
        let rows: Range<UInt32>
        /// Its own declaration, where it isn't yet in force.
        var own: Range<UInt32>?
        let node: NodeID
        /// Whether it is a parameter or capture.
        let isParameter: Bool
        /// The binding of the same name around it; less than 0: there is none.
        var outer = -1
    }

    init(_ tree: SyntaxTree) {
        for row in tree.kinds.indices where Self.binds(tree.kinds[row]) {
            read(Node(tree: tree, id: NodeID(row)))
        }
        let inOrder = bindings.indices.sorted { Self.precedes(bindings[$0], $0, bindings[$1], $1) }
        bindings = inOrder.map { bindings[$0] }
        link()
    }

    var count: Int { bindings.count }

    /// What a name is bound to at a node, by the code around it; nil if that doesn't bind it.
    func binding(of name: Name, at node: NodeID) -> Binding? { search(name, node).found }

    /// How many bindings are looked at for that.
    func looks(for name: Name, at node: NodeID) -> Int { search(name, node).looks }

    private func search(_ name: Name, _ node: NodeID) -> (found: Binding?, looks: Int) {
        var next = bindings.partitioningIndex { ($0.name, $0.rows.lowerBound) > (name, node.row) } - 1
        guard next >= 0, bindings[next].name == name else { return (nil, 0) }
        var looks = 0
        while next >= 0 {
            let binding = bindings[next]
            looks += 1
            if binding.rows.contains(node.row), binding.own?.contains(node.row) != true {
                return (binding.rows.lowerBound >= memberBlock(around: node) ? binding : nil, looks)
            }
            next = binding.outer
        }
        return (nil, looks)
    }

    /// The row of the innermost block of members around a node.
    private func memberBlock(around node: NodeID) -> UInt32 {
        var next = memberBlocks.partitioningIndex { $0.rows.lowerBound > node.row } - 1
        while next >= 0, !memberBlocks[next].rows.contains(node.row) { next = memberBlocks[next].outer }
        return next >= 0 ? memberBlocks[next].rows.lowerBound : 0
    }

    // MARK: Reading

    private static func binds(_ kind: NodeKind) -> Bool {
        switch kind {
        case .funcDecl, .initDecl, .subscriptDecl, .closure, .variableDecl, .forStmt, .catchClause, .switchCase,
            .ifStmt, .guardStmt, .whileStmt, .memberBlock:
            true
        default: false
        }
    }

    private mutating func read(_ node: Node) {
        switch node.kind {
        case .memberBlock:
            var outer = memberBlocks.count - 1
            while outer >= 0, !memberBlocks[outer].rows.contains(node.id.row) { outer = memberBlocks[outer].outer }
            memberBlocks.append((node.rows, outer))
        case .funcDecl, .initDecl, .subscriptDecl:
            for parameter in node.child(.parameters)?.children(.parameter) ?? [] {
                bind(parameter, in: node.rows, isParameter: true)
            }
            if node.kind == .funcDecl, let block = node.block { bind(node, in: block.rows) }
        case .closure:
            guard let signature = node.child(.closureSignature) else { return }
            for part in signature.children
            where part.kind == .parameter || part.kind == .capture && part.child(.initializer) != nil {
                bind(part, in: node.rows, isParameter: true)
            }
        case .variableDecl:
            guard let block = node.block else { return }
            for binding in node.children where binding.kind == .binding { bind(binding, in: block.rows) }
        case .forStmt, .catchClause, .switchCase:
            for pattern in node.children where pattern.kind == .pattern { bind(pattern: pattern, in: node.rows) }
        case .ifStmt, .whileStmt:
            readConditions(of: node, in: node.rows)
        case .guardStmt:
            let end = node.block?.rows.upperBound ?? node.rows.upperBound
            readConditions(of: node, in: node.id.row..<end)
        default: break
        }
    }

    private mutating func readConditions(of statement: Node, in rows: Range<UInt32>) {
        for condition in statement.children where condition.kind == .condition {
            if let matching = condition.child(.matchingPattern) {
                for pattern in matching.children where pattern.kind == .pattern { bind(pattern: pattern, in: rows) }
            }
            // `if let x` means the x outside; `if let x = y` what y is.
            if let binding = condition.child(.optionalBinding), binding.child(.initializer) != nil {
                bind(binding, in: rows, but: binding.rows)
            }
        }
    }

    private mutating func bind(
        _ node: Node, in rows: Range<UInt32>, but own: Range<UInt32>? = nil, isParameter: Bool = false
    ) {
        guard let name = node.child(.declName)?.name else { return }
        bindings.append(Binding(name: name, rows: rows, own: own, node: node.id, isParameter: isParameter))
    }

    private mutating func bind(pattern: Node, in rows: Range<UInt32>) {
        for word in pattern.boundWords {
            bindings.append(Binding(name: word, rows: rows, node: pattern.id, isParameter: false))
        }
    }

    // MARK: Order

    private static func precedes(_ a: Binding, _ first: Int, _ b: Binding, _ second: Int) -> Bool {
        if a.name != b.name { return a.name < b.name }
        if a.rows.lowerBound != b.rows.lowerBound { return a.rows.lowerBound < b.rows.lowerBound }
        if a.rows.upperBound != b.rows.upperBound { return a.rows.upperBound > b.rows.upperBound }
        // Of two in the same rows the first one counts.
        return first > second
    }

    private mutating func link() {
        var open: [Int] = []
        for index in bindings.indices {
            let binding = bindings[index]
            while let last = open.last,
                bindings[last].name != binding.name || bindings[last].rows.upperBound <= binding.rows.lowerBound
            {
                open.removeLast()
            }
            bindings[index].outer = open.last ?? -1
            open.append(index)
        }
    }
}

extension Node {
    /// The rows of its subtree, itself included.
    fileprivate var rows: Range<UInt32> { id.row..<tree.subtreeEnds[Int(id.row)] }

    /// The block that a statement or local declaration stands in.
    fileprivate var block: Node? {
        switch parent?.kind {
        case .codeBlock, .closure, .switchCase: parent
        default: nil
        }
    }
}
