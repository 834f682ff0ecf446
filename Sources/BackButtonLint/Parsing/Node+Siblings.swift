extension Node {
    /// The node behind it under the same parent.
    package var nextSibling: Node? {
        guard let parent else { return nil }
        let next = tree.subtreeEnds[Int(id.row)]
        return next < tree.subtreeEnds[Int(parent.id.row)] ? Node(tree: tree, id: NodeID(Int(next))) : nil
    }

    /// The node before it under the same parent.
    package var previousSibling: Node? {
        guard let parent = parent?.id.row, id.row > parent + 1 else { return nil }
        // The row before is the last in the subtree of that node.
        var row = Int(id.row) - 1
        while tree.parents[row] != parent { row = Int(tree.parents[row]) }
        return Node(tree: tree, id: NodeID(row))
    }

    /// The nearest node of a kind around it.
    package func firstAncestor(_ kind: NodeKind) -> Node? { ancestors.first { $0.kind == kind } }

    /// The nearest node of one of several kinds around it.
    package func firstAncestor(where isWanted: (NodeKind) -> Bool) -> Node? { ancestors.first { isWanted($0.kind) } }

    /// The children of a kind, in source order.
    package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }
}
