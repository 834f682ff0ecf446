/// Generic parameters, inheritance and `where` clauses.
extension Parser {
    /// `<T: P, each U, let n: Int>`, a token run.
    mutating func takeGenericParameters() {
        guard kind == .oper, byte == UInt8(ascii: "<"), !isAtEnd else { return }
        let first = here
        takeByte()
        takeAngleRun()
        leaf(.genericParameters, from: first)
    }

    /// What stands up to the `>` that closes an open `<`, and the `>`.
    mutating func takeAngleRun() {
        var depth = 1
        while !isAtEnd {
            switch kind {
            case .oper:
                if byte == UInt8(ascii: "<") {
                    depth += 1
                } else if byte == UInt8(ascii: ">") {
                    depth -= 1
                } else if byte == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") {
                    takeByte()
                } else if isComparison, depth > 0, byte(2) == 0 {
                    takeByte()
                }
                takeByte()
                if depth == 0 { return }
            case .leftParen, .leftBracket: skipSingle()
            case .leftBrace, .semicolon: return
            default: advance()
            }
        }
    }

    private var isComparison: Bool { byte == UInt8(ascii: "=") && byte(1) == UInt8(ascii: "=") }

    /// From the colon on, the types inherited from.
    mutating func takeInheritance() {
        guard kind == .colon, !isAtEnd else { return }
        let first = here
        let mark = rows.count
        repeat {
            advance()
            takeInheritedType()
        } while kind == .comma && !isAtEnd
        close(.inheritance, UInt32(first), UInt32(mark))
    }

    private mutating func takeInheritedType() {
        let first = here
        let mark = rows.count
        while !isAtEnd, kind == .at || (isTypePrefix(at: position) && startsAttributedType) {
            guard kind == .at else {
                advance()
                continue
            }
            let attribute = here
            let attributeMark = rows.count
            advance()
            let name = here
            jump(to: min(behindAttributeName(at: position), bracketEnd))
            if position > name { leaf(.attributeName, from: name) }
            if !isAtEnd, hasAttributeArguments(at: position) {
                let parenthesis = here
                skipSingle()
                leaf(.arguments, from: parenthesis)
            }
            close(.attribute, UInt32(attribute), UInt32(attributeMark))
        }
        if keyword == .class, peek().kind != .dot {
            advance()
        } else {
            scanType()
        }
        if here > first { close(.inheritedType, UInt32(first), UInt32(mark)) }
    }

    /// Whether attributes follow the word here: `isolated @preconcurrency Sealed`.
    private var startsAttributedType: Bool { peek().kind == .at }

    /// `where T: P, U == [V]`, a token run.
    mutating func takeWhereClause() {
        guard keyword == .where, !isAtEnd else { return }
        let first = here
        repeat {
            advance()
            if kind == .leftBrace { break }
            scanTypeOrNumber()
            if kind == .colon, !isAtEnd {
                advance()
                scanType()
                if kind == .leftParen, !startsLine, !isAtEnd { skipSingle() }
            } else if kind == .oper, !isAtEnd, isComparison {
                takeByte()
                takeByte()
                scanTypeOrNumber()
            }
        } while kind == .comma && !isAtEnd
        leaf(.whereClause, from: first)
    }

    private mutating func scanTypeOrNumber() {
        if isOperator(UInt8(ascii: "-")), peek().kind == .number { advance() }
        if kind == .number { advance() } else { scanType() }
    }
}
