/// Reading words as names, without a string. `$name`, the binding of a property, is read as `name`.
extension Node {
    /// Its source as a name, backticks apart.
    package var name: Name {
        let range = range
        return Self.name(in: tree.bytes, range)
    }

    /// The words of its tokens as names, in source order.
    package var words: [Name] { wordRanges.map { Self.name(in: tree.bytes, $0) } }

    /// The bytes of each of the words of its tokens, in source order.
    package var wordRanges: [ByteRange] {
        var ranges: [ByteRange] = []
        for index in Int(tree.firstTokens[Int(id.row)])..<Int(tree.endTokens[Int(id.row)])
        where tree.tokens[index].kind == .word {
            ranges.append(tree.tokens[index].range)
        }
        return ranges
    }

    /// The words that a pattern may bind: those that don't stand behind a dot, as a case's name does.
    package var boundWords: [Name] {
        var words: [Name] = []
        let first = Int(tree.firstTokens[Int(id.row)])
        for index in first..<Int(tree.endTokens[Int(id.row)]) where tree.tokens[index].kind == .word {
            if index > first, tree.tokens[index - 1].kind == .dot { continue }
            words.append(Self.name(in: tree.bytes, tree.tokens[index].range))
        }
        return words
    }

    /// Of a written type the last component, without generic arguments, `?`, `any`, `some`: `Bar` of `any Foo.Bar<T>?`.
    /// Nil where no single type is named (tuples, functions, arrays).
    package var lastTypeName: Name? {
        var last: Name?
        var depth = 0
        for index in Int(tree.firstTokens[Int(id.row)])..<Int(tree.endTokens[Int(id.row)]) {
            let token = tree.tokens[index]
            switch token.kind {
            case .word where depth == 0:
                switch token.keyword {
                case .any, .some, .inout, .borrowing, .consuming, .sending, .isolated: continue
                default: last = Self.name(in: tree.bytes, token.range)
                }
            case .oper:
                for offset in token.range.start..<token.range.end {
                    switch tree.bytes[offset] {
                    case UInt8(ascii: "<"): depth += 1
                    case UInt8(ascii: ">"):
                        // `->` ends no generic list, and makes a function of it.
                        if offset > token.range.start, tree.bytes[offset - 1] == UInt8(ascii: "-") { return nil }
                        depth -= 1
                    case UInt8(ascii: "&") where depth == 0: return last
                    default: break
                    }
                }
            case .leftParen, .leftBracket:
                if depth == 0, last == nil { return nil }
            default: break
            }
        }
        return last
    }

    /// A word of a text as a name.
    package static func name(in bytes: [UInt8], _ range: ByteRange) -> Name {
        if range.count > 2, bytes[range.start] == UInt8(ascii: "`") {
            return Name(in: bytes, range.start + 1..<range.end - 1)
        }
        let sign = range.count > 1 && bytes[range.start] == UInt8(ascii: "$") ? 1 : 0
        return Name(in: bytes, range.start + sign..<range.end)
    }
}
