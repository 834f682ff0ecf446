/// Where the words of one tree are used: names, members, leading-dot members, and the words of patterns and types.
struct WordUses {
    private let tree: SyntaxTree

    /// Half of the name of every token; 0 for those that are no words.
    private let hashes: [UInt32]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        let tokens = tree.tokens
        hashes = [UInt32](unsafeUninitializedCapacity: tokens.count) { hashes, initialized in
            for (index, token) in tokens.enumerated() {
                hashes[index] = token.kind == .word ? WordHash(Node.name(in: tree.bytes, token.range)).value : 0
            }
            initialized = tokens.count
        }
    }

    /// Whether the word stands anywhere but in comments and strings.
    func has(_ name: Name) -> Bool {
        let hash = WordHash(name).value
        return hashes.contains(hash) && tokens(spelling: name).contains { _ in true }
    }

    /// The nodes that use a word, in source order.
    func nodes(using name: Name) -> [NodeID] {
        var nodes: [NodeID] = []
        for token in tokens(spelling: name) {
            // The innermost node around it comes last of those that begin with it or before.
            let row = tree.firstTokens.partitioningIndex { $0 > token } - 1
            var node = Node(tree: tree, id: NodeID(row))
            while node.id.row > 0 {
                if isUse(node, token) { nodes.append(node.id) }
                guard let parent = node.parent else { break }
                node = parent
            }
        }
        // A long type holds a word more than once, and comes up with each.
        nodes.sort()
        return nodes.enumerated().filter { $0.offset == 0 || nodes[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// Whether a node around a word is a use of it.
    private func isUse(_ node: Node, _ token: UInt32) -> Bool {
        let row = Int(node.id.row)
        guard token < tree.endTokens[row] else { return false }
        switch node.kind {
        case .name, .member, .implicitMember, .macroExpansion:
            guard let name = node.child(.declName) else { return false }
            return tree.firstTokens[Int(name.id.row)] == token
        case .pattern, .type, .inheritedType, .attributeName, .genericArguments:
            return true
        default:
            return false
        }
    }

    private func tokens(spelling name: Name) -> some Sequence<UInt32> {
        let hash = WordHash(name).value
        return hashes.indices.lazy.filter { index in
            hashes[index] == hash && Node.name(in: tree.bytes, tree.tokens[index].range) == name
        }
        .map { UInt32($0) }
    }
}
