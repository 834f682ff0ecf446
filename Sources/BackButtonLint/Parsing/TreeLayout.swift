extension Parser {
    /// A node as the parser writes it: behind its children.
    struct Row {
        let kind: NodeKind
        let first: UInt32
        let end: UInt32
        /// How many rows its subtree has, itself included.
        let size: UInt32
    }
}

extension SyntaxTree {
    /// Lays nodes written children first, the root last, out in preorder.
    ///
    /// Read from the back, the rows come parents first and the last child before its siblings. A node's subtree ends
    /// where the sibling met before it begins, or, for a last child, where its parent's ends; its own row follows from
    /// its size. The way back up to the parent is the column of parents itself, so one pass and no stack suffice.
    convenience init(bytes: [UInt8], text: LexedText, layingOut rows: [Parser.Row]) {
        let count = rows.count
        var kinds = [NodeKind](repeating: .unexpected, count: count)
        var firstTokens = [UInt32](repeating: 0, count: count)
        var endTokens = [UInt32](repeating: 0, count: count)
        var subtreeEnds = [UInt32](repeating: 0, count: count)
        var parents = [UInt32](repeating: 0, count: count)
        rows.withUnsafeBufferPointer { rows in
            kinds.withUnsafeMutableBufferPointer { kinds in
                firstTokens.withUnsafeMutableBufferPointer { firstTokens in
                    endTokens.withUnsafeMutableBufferPointer { endTokens in
                        subtreeEnds.withUnsafeMutableBufferPointer { subtreeEnds in
                            parents.withUnsafeMutableBufferPointer { parents in
                                var end = count
                                var parent = 0
                                for written in stride(from: count - 1, through: 0, by: -1) {
                                    let row = rows[written]
                                    let place = end - Int(row.size)
                                    kinds[place] = row.kind
                                    firstTokens[place] = row.first
                                    endTokens[place] = row.end
                                    subtreeEnds[place] = UInt32(truncatingIfNeeded: end)
                                    parents[place] = UInt32(truncatingIfNeeded: parent)
                                    if row.size > 1 {
                                        parent = place
                                    } else {
                                        end = place
                                        // A first child ends the way through its parent.
                                        while end == parent + 1, parent > 0 {
                                            end = parent
                                            parent = Int(parents[parent])
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        self.init(
            bytes: bytes, tokens: text.tokens, lineComments: text.lineComments, kinds: kinds, firstTokens: firstTokens,
            endTokens: endTokens, subtreeEnds: subtreeEnds, parents: parents)
    }
}
