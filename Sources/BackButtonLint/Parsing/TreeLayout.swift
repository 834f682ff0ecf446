extension Parser {
    /// A node as the parser writes it: behind its children.
    struct Row: BitwiseCopyable {
        let kind: NodeKind
        let first: UInt32
        let end: UInt32
        /// How many rows its subtree has, itself included.
        let size: UInt32
    }
}

extension SyntaxTree {
    /// Lays nodes written children first, the root last, out in preorder.
    convenience init(bytes: [UInt8], text: LexedText, layingOut rows: UnsafeBufferPointer<Parser.Row>) {
        let count = rows.count
        var kinds: [NodeKind] = []
        var firstTokens: [UInt32] = []
        var endTokens: [UInt32] = []
        var subtreeEnds: [UInt32] = []
        let parents = [UInt32](unsafeUninitializedCapacity: count) { parents, parentCount in
            kinds = column(count) { kinds in
                firstTokens = column(count) { firstTokens in
                    endTokens = column(count) { endTokens in
                        subtreeEnds = column(count) { subtreeEnds in
                            layOut(
                                rows, kinds: kinds, firstTokens: firstTokens, endTokens: endTokens,
                                subtreeEnds: subtreeEnds, parents: parents)
                        }
                    }
                }
            }
            parentCount = count
        }
        self.init(
            bytes: bytes, tokens: text.tokens, lineComments: text.lineComments, kinds: kinds, firstTokens: firstTokens,
            endTokens: endTokens, subtreeEnds: subtreeEnds, parents: parents)
    }
}

/// An array of `count` elements, all of which `fill` sets.
private func column<Element>(_ count: Int, fill: (UnsafeMutableBufferPointer<Element>) -> Void) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { buffer, filled in
        fill(buffer)
        filled = count
    }
}

/// Read from the back, the rows come parents first and the last child before its siblings. A node's subtree ends where
/// the sibling met before it begins, or, for a last child, where its parent's ends; its own row follows from its size.
/// The way back up to the parent is the column of parents itself, so one pass and no stack suffice.
private func layOut(
    _ rows: UnsafeBufferPointer<Parser.Row>,
    kinds: UnsafeMutableBufferPointer<NodeKind>,
    firstTokens: UnsafeMutableBufferPointer<UInt32>,
    endTokens: UnsafeMutableBufferPointer<UInt32>,
    subtreeEnds: UnsafeMutableBufferPointer<UInt32>,
    parents: UnsafeMutableBufferPointer<UInt32>
) {
    var end = rows.count
    var parent = 0
    for written in stride(from: rows.count - 1, through: 0, by: -1) {
        let row = rows[written]
        let place = end - Int(row.size)
        kinds[place] = row.kind
        firstTokens[place] = row.first
        endTokens[place] = row.end
        subtreeEnds[place] = UInt32(truncatingIfNeeded: end)
        parents[place] = UInt32(truncatingIfNeeded: parent)
        guard row.size == 1 else {
            parent = place
            continue
        }
        end = place
        // Where a first child begins, its parent is done.
        while end == parent + 1, parent > 0 {
            end = parent
            parent = Int(parents[parent])
        }
    }
}
