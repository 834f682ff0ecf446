/// The conditions of `if`, `guard` and `while`.
extension Parser {
    /// Begins a list of conditions. A brace right at its start is the body behind `if` and `while`, which then lack
    /// their condition; elsewhere it can only begin a closure.
    mutating func startConditions(startsWithBody: Bool = true) {
        push(.conditionStart, .unexpected)
        top.count = startsWithBody ? 0 : 1
    }

    mutating func stepConditionStart() {
        beginItem()
        top.state = .conditionEnd
        guard !isAtEnd, kind != .leftBrace || top.count > 0 else { return }
        switch keyword {
        case .let, .var, .inout: startOptionalBinding()
        case .case: startMatchingPattern()
        default: startExpression(.condition)
        }
    }

    mutating func stepConditionEnd() {
        if UInt32(here) > top.itemFirst { closeItem(.condition) }
        guard !isAtEnd, kind == .comma else { return pop() }
        advance()
        top.count = 1
        top.state = .conditionStart
    }

    /// `let name`, `var name: Type = value`.
    private mutating func startOptionalBinding() {
        push(.close, .optionalBinding)
        advance()
        if bindsName { takeBindingName() } else { takePattern(.condition) }
        startBoundValue()
    }

    /// Whether a name alone is bound, or names in parentheses, and no other pattern stands here.
    private var bindsName: Bool {
        guard kind == .word else { return kind == .leftParen }
        let next = peek()
        switch next.kind {
        case .word: return next.flags.contains(.startsLine) || next.keyword == .else
        case .oper: return next.length == 1 && byte(of: next) == UInt8(ascii: "=")
        case .dot, .leftParen, .leftBracket: return false
        default: return true
        }
    }

    /// `case pattern = value`
    private mutating func startMatchingPattern() {
        push(.close, .matchingPattern)
        advance()
        takePattern(.condition)
        startBoundValue()
    }

    private mutating func startBoundValue() {
        if kind == .colon, !isAtEnd {
            advance()
            takeType()
        }
        if isEqual, !isAtEnd { startInitializer(.condition) }
    }
}
