/// One property of all nodes of a tree, by row.
package struct NodeColumn<Property: NodeProperty>: RandomAccessCollection {
    fileprivate let tree: SyntaxTree

    package var startIndex: Int { 0 }
    package var endIndex: Int { tree.rows.count }

    package subscript(row: Int) -> Property.Value {
        @inline(__always) get { Property.value(of: tree.rows[row], row, in: tree) }
    }
}

/// What a column says of a row.
package protocol NodeProperty {
    associatedtype Value
    static func value(of row: NodeRow, _ number: Int, in tree: SyntaxTree) -> Value
}

extension SyntaxTree {
    package var kinds: NodeColumn<NodeKinds> { NodeColumn(tree: self) }
    /// The first token that belongs to the node or to its subtree.
    package var firstTokens: NodeColumn<FirstTokens> { NodeColumn(tree: self) }
    /// The token behind its last; equal to `firstTokens` for an empty node.
    package var endTokens: NodeColumn<EndTokens> { NodeColumn(tree: self) }
    /// The row behind its subtree.
    package var subtreeEnds: NodeColumn<SubtreeEnds> { NodeColumn(tree: self) }

    package enum NodeKinds: NodeProperty {
        @inline(__always) package static func value(of row: NodeRow, _: Int, in _: SyntaxTree) -> NodeKind { row.kind }
    }

    package enum FirstTokens: NodeProperty {
        @inline(__always) package static func value(of row: NodeRow, _: Int, in tree: SyntaxTree) -> UInt32 {
            row.isLarge ? tree.large[Int(row.first)].first : row.first
        }
    }

    package enum EndTokens: NodeProperty {
        @inline(__always) package static func value(of row: NodeRow, _: Int, in tree: SyntaxTree) -> UInt32 {
            row.isLarge ? tree.large[Int(row.first)].end : row.first + UInt32(row.length)
        }
    }

    package enum SubtreeEnds: NodeProperty {
        @inline(__always) package static func value(of row: NodeRow, _ number: Int, in tree: SyntaxTree) -> UInt32 {
            row.isLarge
                ? tree.large[Int(row.first)].subtree : UInt32(truncatingIfNeeded: number) + UInt32(row.size)
        }
    }
}
