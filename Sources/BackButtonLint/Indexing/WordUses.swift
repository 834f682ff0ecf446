/// Where the words of one tree are used: names, members, leading-dot members, and the words of patterns and types.
struct WordUses {
    private let tree: SyntaxTree

    /// For each token that is a word, half of its name; for the others 0.
    private let hashes: [UInt32]

    /// For each group of hashes its first token, and for each token the next of its group; `none` ends them.
    private let firsts: [UInt32]
    private let nexts: [UInt32]

    private static var none: UInt32 { .max }

    init(_ tree: SyntaxTree) {
        self.tree = tree
        let tokens = tree.tokens
        var size = 16
        while size < tokens.count / 2 { size *= 2 }
        var firsts = [UInt32](repeating: Self.none, count: size)
        var hashes: [UInt32] = []
        nexts = [UInt32](unsafeUninitializedCapacity: tokens.count) { nexts, nextCount in
            hashes = [UInt32](unsafeUninitializedCapacity: tokens.count) { hashes, hashCount in
                // From the back, so that each group begins with its first token.
                for index in tokens.indices.reversed() {
                    let token = tokens[index]
                    nexts[index] = Self.none
                    hashes[index] = 0
                    guard token.kind == .word else { continue }
                    let hash = WordHash(Node.name(in: tree.bytes, token.range)).value
                    hashes[index] = hash
                    let group = Int(hash) & (size - 1)
                    nexts[index] = firsts[group]
                    firsts[group] = UInt32(truncatingIfNeeded: index)
                }
                hashCount = tokens.count
            }
            nextCount = tokens.count
        }
        self.firsts = firsts
        self.hashes = hashes
    }

    /// Whether the word stands anywhere but in comments and strings.
    func has(_ name: Name) -> Bool {
        !tokens(spelling: name).isEmpty
    }

    /// The nodes that use a word, in source order.
    func nodes(using name: Name) -> [NodeID] {
        var nodes: [NodeID] = []
        for token in tokens(spelling: name) {
            // The innermost node around it comes last of those that begin with it or before.
            let row = tree.firstTokens.partitioningIndex { $0 > token } - 1
            var node = Node(tree: tree, id: NodeID(row))
            while !Self.holdsCode(node.kind) {
                if isUse(node, token) { nodes.append(node.id) }
                guard let parent = node.parent else { break }
                node = parent
            }
        }
        // A long type holds a word more than once, and comes up with each.
        nodes.sort()
        return nodes.enumerated().filter { $0.offset == 0 || nodes[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// Whether neither names nor types nor patterns go on around a node.
    private static func holdsCode(_ kind: NodeKind) -> Bool {
        switch kind {
        case .file, .codeBlock, .memberBlock, .accessorBlock, .closure: true
        default: false
        }
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

    /// The tokens that are the word, ascending.
    private func tokens(spelling name: Name) -> [UInt32] {
        let hash = WordHash(name).value
        var tokens: [UInt32] = []
        var next = firsts[Int(hash) & (firsts.count - 1)]
        while next != Self.none {
            let index = Int(next)
            if hashes[index] == hash, Node.name(in: tree.bytes, tree.tokens[index].range) == name {
                tokens.append(next)
            }
            next = nexts[index]
        }
        return tokens
    }
}
