extension [Place] {
    /// Of places in one file, in source order, those that stand in a node: without a look at the others, since a file may
    /// hold thousands of types that are asked one by one.
    func within(_ node: Node) -> ArraySlice<Place> {
        let end = node.tree.subtreeEnds[Int(node.id.row)]
        let first = partitioningIndex { $0.node.id >= node.id }
        return self[first..<partitioningIndex { $0.node.id.row >= end }]
    }
}
