/// A node as it lies in memory: 8 bytes, since most nodes are short and have few others below them.
package struct NodeRow: BitwiseCopyable, Sendable {
    /// Its first token; for a large node its index in the column of those.
    let first: UInt32
    /// How many tokens it has.
    let length: UInt16
    /// How many rows its subtree has, itself included; 0 for a large node.
    let size: UInt8
    let kind: NodeKind

    @inline(__always) var isLarge: Bool { size == 0 }

    /// The node, unless it is too large for a row.
    @inline(__always) init?(_ kind: NodeKind, first: UInt32, end: UInt32, size: UInt32) {
        let length = end &- first
        guard length <= UInt32(UInt16.max), size <= UInt32(UInt8.max) else { return nil }
        self.first = first
        self.length = UInt16(truncatingIfNeeded: length)
        self.size = UInt8(truncatingIfNeeded: size)
        self.kind = kind
    }

    init(_ kind: NodeKind, large index: Int) {
        first = UInt32(truncatingIfNeeded: index)
        length = 0
        size = 0
        self.kind = kind
    }
}

/// What doesn't fit into the row of a node.
struct LargeNode: BitwiseCopyable, Sendable {
    let first: UInt32
    let end: UInt32
    /// How many rows its subtree has while it is written, the row behind its subtree in a tree.
    var subtree: UInt32
}

/// The nodes that a parser writes: children before their parents.
struct NodeWriter {
    private var rows: SegmentedBuffer<NodeRow>
    private var large = GrowingBuffer<LargeNode>(capacity: 16)

    init(tokens: Int) { rows = SegmentedBuffer(expected: tokens * 3) }

    var count: Int { rows.count }

    func deallocate() {
        rows.deallocate()
        large.deallocate()
    }

    @inline(__always) mutating func append(_ kind: NodeKind, first: UInt32, end: UInt32, size: UInt32) {
        if let row = NodeRow(kind, first: first, end: end, size: size) {
            rows.append(row)
        } else {
            appendLarge(kind, LargeNode(first: first, end: end, subtree: size))
        }
    }

    @inline(never) private mutating func appendLarge(_ kind: NodeKind, _ node: LargeNode) {
        rows.append(NodeRow(kind, large: large.count))
        large.append(node)
    }

    /// Makes the last node longer, if it is a leaf of the kind that ends at token `end`. Whether it was.
    mutating func lengthenLast(_ kind: NodeKind, from end: UInt32, to newEnd: UInt32) -> Bool {
        let row = rows.last
        guard row.kind == kind else { return false }
        if row.isLarge {
            let node = large.last
            guard Int(row.first) == large.count - 1, node.subtree == 1, node.end == end else { return false }
            large.last = LargeNode(first: node.first, end: newEnd, subtree: 1)
        } else {
            guard row.size == 1, row.first + UInt32(row.length) == end else { return false }
            _ = rows.removeLast()
            append(kind, first: row.first, end: newEnd, size: 1)
        }
        return true
    }

    /// Lays the nodes, the root last, out in preorder, and leaves none here.
    ///
    /// Read from the back, the rows come parents first and the last child before its siblings. A node's subtree ends
    /// where the sibling met before it begins, or, for a last child, where its parent's ends; its own row follows from
    /// its size. The way back up to the parent is the column of parents itself, so one pass and no stack suffice.
    mutating func layOut() -> (rows: [NodeRow], large: [LargeNode], parents: [UInt32]) {
        let count = count
        var largeNodes = Array(large.elements)
        var parents: [UInt32] = []
        let laidOut = [NodeRow](unsafeUninitializedCapacity: count) { laidOut, filled in
            parents = [UInt32](unsafeUninitializedCapacity: count) { parents, filled in
                layOut(rows: laidOut, parents: parents, &largeNodes)
                filled = count
            }
            filled = count
        }
        return (laidOut, largeNodes, parents)
    }

    private mutating func layOut(
        rows laidOut: UnsafeMutableBufferPointer<NodeRow>, parents: UnsafeMutableBufferPointer<UInt32>,
        _ large: inout [LargeNode]
    ) {
        var end = count
        var parent = 0
        rows.removeAllFromEnd { row in
            var size = Int(row.size)
            if row.isLarge {
                size = Int(large[Int(row.first)].subtree)
                large[Int(row.first)].subtree = UInt32(truncatingIfNeeded: end)
            }
            let place = end - size
            laidOut[place] = row
            parents[place] = UInt32(truncatingIfNeeded: parent)
            guard size == 1 else {
                parent = place
                return
            }
            end = place
            // Where a first child begins, its parent is done.
            while end == parent + 1, parent > 0 {
                end = parent
                parent = Int(parents[parent])
            }
        }
    }
}
