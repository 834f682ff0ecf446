/// The conditions of `if`, `guard` and `while`.
extension Parser {
    mutating func startConditions() {
        push(.conditionStart, .unexpected)
    }

    mutating func stepConditionStart() {
        beginItem()
        top.state = .conditionEnd
        // `if {` lacks its condition; behind a comma a brace can only be a closure.
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
        takeBindingName()
        startBoundValue()
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
