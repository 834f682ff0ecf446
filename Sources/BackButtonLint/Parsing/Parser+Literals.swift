/// Array, dictionary and string literals.
extension Parser {
    mutating func startCollection() {
        // `[3 of Int]` is a type.
        if peek(2).keyword == .of, peek().kind == .number || peek().kind == .word, !peek(2).flags.contains(.startsLine),
            peek(3).kind == .word || peek(3).kind == .leftBracket || peek(3).kind == .leftParen || peek(3).kind == .number
        {
            let first = here
            skipSingle()
            return leaf(.type, from: first)
        }
        push(.elementStart, .array)
        if !openBracket() { closeTop() }
    }

    mutating func stepElementStart() {
        if isAtEnd {
            if !top.flavor.contains(.clause) { closeBracket() }
            return endTop()
        }
        if kind == .pound {
            switch directive {
            case .if: return startIfConfig(.elements)
            case .elseif, .else, .endif:
                if top.flavor.contains(.clause) { return pop() }
            default: break
            }
        }
        if kind == .colon, position + 1 == bracketEnd, top.kind == .array {
            top.kind = .dictionary
            return advance()
        }
        top.itemFirst = UInt32(here)
        top.state = .elementEnd
        startExpression([])
    }

    mutating func stepElementEnd() {
        if isAtEnd {
            top.state = .elementStart
        } else if kind == .colon {
            if top.kind == .array { top.kind = .dictionary }
            advance()
            startExpression([])
        } else {
            top.state = .elementStart
            if kind == .comma {
                advance()
            } else if top.itemFirst == UInt32(here) || !startsExpression {
                if !(top.flavor.contains(.clause) && isDirective(directive)) { takeUnexpected() }
            }
        }
    }

    /// At a piece of a literal: its end, or the interpolation behind it.
    mutating func stepString() {
        guard kind == .string, position < lastToken else { return closeTop() }
        if token.flags.contains(.closesString) {
            advance()
            return closeTop()
        }
        push(.argumentStart, .interpolation)
        guard openBracket() else { return closeTop() }
        top.first = UInt32(here)
    }
}
