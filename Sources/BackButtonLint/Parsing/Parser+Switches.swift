/// `switch` and its cases.
extension Parser {
    mutating func startSwitch(isLabeled: Bool) {
        push(.switchSubject, .switchStmt)
        takeLabel(isLabeled)
        advance()
        if kind != .leftBrace, !isAtEnd { startExpression(.condition) }
    }

    mutating func stepSwitchSubject() {
        guard kind == .leftBrace, !isAtEnd, openBracket() else { return closeTop() }
        top.state = .switchCases
        top.itemFirst = .max
    }

    /// Cases up to the brace, or within an `#if` up to the next directive.
    mutating func stepSwitchCases() {
        if isAtEnd {
            if !top.flavor.contains(.clause) { closeBracket() }
            return endTop()
        }
        if kind == .pound {
            switch directive {
            case .if: return startIfConfig(.cases)
            case .elseif, .else, .endif:
                if top.flavor.contains(.clause) { return pop() }
            default: break
            }
        }
        if top.itemFirst == UInt32(here) {
            top.itemFirst = .max
            return takeUnexpected()
        }
        top.itemFirst = UInt32(here)
        if startsCase(at: position) {
            push(.caseLabel, .switchCase)
        } else {
            // Statements that no case covers.
            push(.items, .switchCase, .cases)
            top.itemFirst = .max
        }
    }

    /// Whether `case`, `default` or `@unknown` before one of them stands at a token.
    func startsCase(at start: Int) -> Bool {
        var index = start
        while token(at: index).kind == .at { index = behindAttribute(at: index) }
        let token = token(at: index)
        return token.keyword == .case || (token.keyword == .default)
    }

    mutating func stepCaseLabel() {
        if top.count == 0 {
            if kind == .at, !isAtEnd { return takeAttribute() }
            let isDefault = keyword == .default
            top.count = 1
            advance()
            if isDefault { return startCaseItems() }
        }
        takePattern(.caseItem)
        if keyword == .where, !isAtEnd {
            advance()
            top.state = .caseWhere
            startExpression([])
        } else {
            stepCaseWhere()
        }
    }

    mutating func stepCaseWhere() {
        if kind == .comma, !isAtEnd {
            advance()
            if keyword == .case { advance() }
            top.state = .caseLabel
        } else {
            startCaseItems()
        }
    }

    private mutating func startCaseItems() {
        if kind == .colon, !isAtEnd { advance() }
        top.state = .items
        top.flavor = .cases
        top.itemFirst = .max
    }
}
