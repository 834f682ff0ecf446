/// The tree of one text: columns in preorder, no object, string or allocation per node.
///
/// A node's subtree is the run of rows from its own up to `subtreeEnd`; its first child is the next row. Spans nest, and
/// grow with the row. The root is row 0, of kind `file`, and spans every token but the last (`endOfFile`).
package final class SyntaxTree: Sendable {
    package let bytes: [UInt8]
    package let tokens: [Token]
    /// The line comments of the text, in source order, from `//` up to the line end.
    package let lineComments: [ByteRange]

    /// The nodes, one a row, and of the few large ones what their rows can't hold. Read by `NodeColumn`.
    let rows: [NodeRow]
    let large: [LargeNode]
    /// The row of the parent of each; the root's is its own.
    package let parents: [UInt32]

    private let knownLayout = Guarded<Layout.Known?>(nil)

    init(bytes: [UInt8], text: LexedText, nodes: inout NodeWriter) {
        self.bytes = bytes
        tokens = text.tokens
        lineComments = text.lineComments
        (rows, large, parents) = nodes.layOut()
    }

    package var root: Node { Node(tree: self, id: NodeID(0)) }

    /// How the text is laid out; read when it is first asked for.
    var layout: Layout.Known {
        knownLayout.withLock { known in
            if let known { return known }
            let layout = Layout.known(of: self)
            known = layout
            return layout
        }
    }
}

/// The row of a node in its tree.
package struct NodeID: Hashable, Comparable, Sendable {
    package let row: UInt32

    package init(_ row: Int) { self.row = UInt32(truncatingIfNeeded: row) }

    package static func < (left: NodeID, right: NodeID) -> Bool { left.row < right.row }
}
