/// The tree of one text: columns in preorder, no object, string or allocation per node.
///
/// A node's subtree is the run of rows from its own up to `subtreeEnd`; its first child is the next row. Spans nest, and
/// grow with the row. The root is row 0, of kind `file`, and spans every token but the last (`endOfFile`).
package final class SyntaxTree: Sendable {
    package let bytes: [UInt8]
    package let tokens: [Token]
    /// The line comments of the text, in source order, from `//` up to the line end.
    package let lineComments: [ByteRange]

    /// Rows, one a node.
    package let kinds: [NodeKind]
    /// The first token that belongs to the node or to its subtree.
    package let firstTokens: [UInt32]
    /// The token behind its last; equal to `firstTokens` for an empty node.
    package let endTokens: [UInt32]
    /// The row behind its subtree.
    package let subtreeEnds: [UInt32]
    /// The row of its parent; the root's is its own.
    package let parents: [UInt32]

    package init(
        bytes: [UInt8],
        tokens: [Token],
        lineComments: [ByteRange],
        kinds: [NodeKind],
        firstTokens: [UInt32],
        endTokens: [UInt32],
        subtreeEnds: [UInt32],
        parents: [UInt32]
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.lineComments = lineComments
        self.kinds = kinds
        self.firstTokens = firstTokens
        self.endTokens = endTokens
        self.subtreeEnds = subtreeEnds
        self.parents = parents
    }

    package var root: Node { Node(tree: self, id: NodeID(0)) }
}

/// The row of a node in its tree.
package struct NodeID: Hashable, Comparable, Sendable {
    package let row: UInt32

    package init(_ row: Int) { self.row = UInt32(truncatingIfNeeded: row) }

    package static func < (left: NodeID, right: NodeID) -> Bool { left.row < right.row }
}
