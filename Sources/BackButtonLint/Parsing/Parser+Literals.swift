/// Array, dictionary and string literals.
extension Parser {
    mutating func startCollection() {
        if startsInlineArrayType {
            let first = here
            skipSingle()
            return leaf(.type, from: first)
        }
        push(.elementStart, .array)
        if !openBracket() { closeTop() }
    }

    /// `[3 of Int]`
    var startsInlineArrayType: Bool {
        guard peek(2).keyword == .of, !peek(2).flags.contains(.startsLine) else { return false }
        guard peek().kind == .number || peek().kind == .word else { return false }
        switch peek(3).kind {
        case .word, .number, .leftBracket, .leftParen: return true
        default: return false
        }
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
