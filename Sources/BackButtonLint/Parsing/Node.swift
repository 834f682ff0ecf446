/// A place in a tree, and the words to read it with. Readers never see tokens.
package struct Node: Sendable {
    package let tree: SyntaxTree
    package let id: NodeID

    @inlinable package init(tree: SyntaxTree, id: NodeID) {
        self.tree = tree
        self.id = id
    }

    private var row: Int { Int(id.row) }

    package var kind: NodeKind { tree.kinds[row] }

    /// Its bytes, from its first token to its last. An empty node is an empty range before the next token.
    package var range: ByteRange {
        let first = Int(tree.firstTokens[row])
        let end = Int(tree.endTokens[row])
        let start = Int(tree.tokens[first].start)
        return ByteRange(start, end > first ? tree.tokens[end - 1].end : start)
    }

    package var parent: Node? { row == 0 ? nil : Node(tree: tree, id: NodeID(Int(tree.parents[row]))) }

    package var children: NodeChildren { NodeChildren(of: self) }

    package var firstChild: Node? { children.first { _ in true } }

    /// The first child of the kind.
    package func child(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

    /// Its parent, its parent's parent, up to the root.
    package var ancestors: NodeAncestors { NodeAncestors(from: self) }

    /// All nodes below it, in preorder.
    package var descendants: NodeDescendants { NodeDescendants(below: self) }

    /// Whether `other` is this node or lies below it.
    package func contains(_ other: Node) -> Bool {
        other.tree === tree && other.id.row >= id.row && other.id.row < tree.subtreeEnds[row]
    }

    /// Its source, from its first byte to its last, comments within included.
    package var text: String {
        let range = range
        return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
    }

    /// Whether its source is exactly `words`.
    package func spells(_ words: StaticString) -> Bool {
        let range = range
        guard range.count == words.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where tree.bytes[range.start + index] != words.utf8Start[index] { return false }
        return true
    }
}

extension Node: Hashable {
    package static func == (left: Node, right: Node) -> Bool { left.id == right.id && left.tree === right.tree }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(id)
    }
}

/// The direct children of a node, in source order.
package struct NodeChildren: Sequence, IteratorProtocol {
    package typealias Element = Node

    private let tree: SyntaxTree
    private var row: UInt32
    private let end: UInt32

    init(of node: Node) {
        tree = node.tree
        row = node.id.row + 1
        end = node.tree.subtreeEnds[Int(node.id.row)]
    }

    package mutating func next() -> Node? {
        guard row < end else { return nil }
        defer { row = tree.subtreeEnds[Int(row)] }
        return Node(tree: tree, id: NodeID(Int(row)))
    }
}

/// The nodes around a node, innermost first.
package struct NodeAncestors: Sequence, IteratorProtocol {
    package typealias Element = Node

    private var node: Node?

    init(from node: Node) { self.node = node }

    package mutating func next() -> Node? {
        node = node?.parent
        return node
    }
}

/// The nodes below a node, in preorder.
package struct NodeDescendants: Sequence, IteratorProtocol {
    package typealias Element = Node

    private let tree: SyntaxTree
    private var row: UInt32
    private let end: UInt32

    init(below node: Node) {
        tree = node.tree
        row = node.id.row + 1
        end = node.tree.subtreeEnds[Int(node.id.row)]
    }

    package mutating func next() -> Node? {
        guard row < end else { return nil }
        defer { row += 1 }
        return Node(tree: tree, id: NodeID(Int(row)))
    }
}
