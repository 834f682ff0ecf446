/// Arguments and trailing closures.
extension Parser {
    /// Begins the bracket that stands here, whose elements are arguments; they are children of the construct around it
    /// when it is no node of its own.
    mutating func startArguments(_ kind: NodeKind) {
        push(.argumentStart, kind)
        if !openBracket() { endTop() }
    }

    mutating func stepArgumentStart() {
        guard !isAtEnd else {
            closeBracket()
            return endTop()
        }
        beginItem()
        top.state = .argumentEnd
        if peek().kind == .colon, isLabel(token) {
            leaf(.label)
            advance()
        } else if kind == .colon {
            advance()
        }
        startExpression([])
    }

    mutating func stepArgumentEnd() {
        let hasMoved = UInt32(here) > top.itemFirst
        if hasMoved { closeItem(.argument) }
        top.state = .argumentStart
        guard !isAtEnd else { return }
        if kind == .comma {
            advance()
        } else if !hasMoved || !startsExpression {
            takeUnexpected()
        }
    }

    // MARK: Behind the arguments

    /// The first trailing closure, if one follows.
    mutating func stepCallArguments() {
        guard kind == .leftBrace, !isAtEnd, top.flavor.isDisjoint(with: [.condition, .directive]),
            isTrailingClosure(at: position, [])
        else { return closeTop() }
        top.state = .callClosure
        startTrailingClosure()
    }

    /// Another trailing closure, which needs a label.
    mutating func stepCallClosure() {
        guard peek(2).kind == .leftBrace, peek().kind == .colon, isLabel(token), keyword != .default, !isAtEnd else {
            return closeTop()
        }
        startTrailingClosure()
    }

    /// Begins the closure that stands here, with its label.
    mutating func startTrailingClosure() {
        push(.close, .trailingClosure)
        if kind == .word {
            leaf(.label)
            advance()
        }
        startClosure()
    }

    /// Whether the brace at a token begins a closure for what stands before it.
    func isTrailingClosure(at brace: Int, _ flavor: Flavor) -> Bool {
        let next = token(at: brace + 1)
        if next.keyword == .case || startsObservers(at: brace) { return false }
        guard flavor.contains(.condition) else { return true }
        // Before the body of a statement: only when something follows that a body couldn't have behind it.
        if next.flags.contains(.startsLine) { return false }
        let end = brackets.end(of: brace)
        guard tokens[end].kind == .rightBrace else { return false }
        let follower = token(at: end + 1)
        switch follower.kind {
        case .leftBrace, .comma: return true
        case .word where follower.keyword == .where: return true
        case .word where follower.keyword == .is || follower.keyword == .as: break
        case .leftBracket, .leftParen, .dot, .colon: break
        case .oper:
            let isPrefix = follower.flags.contains(.rightBound) && !follower.flags.contains(.leftBound)
            let isAlwaysInfix =
                follower.length == 1
                && (byte(of: follower) == UInt8(ascii: "=") || byte(of: follower) == UInt8(ascii: "?"))
            if isPrefix, !isAlwaysInfix { return false }
        default: return false
        }
        return !follower.flags.contains(.startsLine)
    }
}
