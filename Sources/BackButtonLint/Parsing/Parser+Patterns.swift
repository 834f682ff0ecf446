/// Patterns: token runs, of which only the end matters.
extension Parser {
    enum PatternPlace { case caseItem, condition, loop, catchItem }

    /// A node over the pattern that stands here, if one does.
    mutating func takePattern(_ place: PatternPlace) {
        let first = here
        var ternaries = 0
        scanning: while !isAtEnd {
            switch kind {
            case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace: break scanning
            case .colon:
                guard ternaries > 0 else { break scanning }
                ternaries -= 1
                advance()
            case .leftBrace:
                guard place == .caseItem || isClosureInPattern(from: first) else { break scanning }
                skipSingle()
            case .leftParen, .leftBracket, .string: skipSingle()
            case .pound:
                guard directive == .none else { break scanning }
                advance()
            case .oper:
                if isPostfixMark {
                    takeByte()
                } else if isEqual {
                    break scanning
                } else {
                    if isOperator(UInt8(ascii: "?")) { ternaries += 1 }
                    advance()
                }
            case .word:
                switch keyword {
                case .where: break scanning
                case .in where place == .loop: break scanning
                case .is, .as:
                    advance()
                    if kind == .oper, isPostfixMark { takeByte() }
                    scanType()
                case .case, .default, .return, .if, .switch, .for, .while, .guard, .func, .break, .continue, .defer:
                    if startsLine { break scanning }
                    advance()
                default:
                    advance()
                    if kind == .oper, taken == 0, byte == UInt8(ascii: "<"), !isAtEnd, startsGenericArguments() {
                        takeByte()
                        takeAngleRun()
                    }
                }
            default: advance()
            }
        }
        if here > first { leaf(.pattern, from: first) }
    }

    /// Whether a brace within a pattern that began at a token is no body: an operand behind an operator, or a closure
    /// that something follows which couldn't stand behind a body.
    private func isClosureInPattern(from first: Int) -> Bool {
        guard position > first else { return false }
        let last = tokens[position - 1]
        if last.kind == .oper { return last.flags.contains(.rightBound) || !last.flags.contains(.leftBound) }
        return isTrailingClosure(at: position, .condition)
    }
}
