/// The parameters of functions, initializers, subscripts, macros, cases and closures.
extension Parser {
    mutating func startParameters(_ flavor: Flavor = []) {
        var flavor = flavor
        if top.kind == .enumCaseDecl { flavor.insert(.cases) }
        push(.parameterStart, .parameters, flavor)
        if !openBracket() { closeTop() }
    }

    mutating func stepParameterStart() {
        guard !isAtEnd else {
            closeBracket()
            return endTop()
        }
        beginItem()
        top.state = .parameterNames
    }

    mutating func stepParameterNames() {
        if kind == .at, !isAtEnd { return takeAttribute() }
        while !isAtEnd, isParameterModifier(token), !startsParameterName(at: position, needsType: true) {
            leaf(.modifier)
        }
        if !isAtEnd, startsParameterName(at: position, needsType: !top.flavor.contains(.closure)) {
            let isTwofold = isLabel(peek())
            leaf(isTwofold ? .label : .declName)
            if isTwofold { leaf(.declName) }
            if kind == .colon, !isAtEnd {
                advance()
                takeType()
            }
        } else if !isAtEnd {
            takeType()
        }
        if !isAtEnd, isThreeDots(token), taken == 0 { advance() }
        top.state = .parameterEnd
        if !isAtEnd, kind == .oper, byte == UInt8(ascii: "=") {
            if isOperator(UInt8(ascii: "="), UInt8(ascii: "=")) { takeByte() }
            startInitializer()
        }
    }

    mutating func stepParameterEnd() {
        if UInt32(here) > top.itemFirst { closeItem(.parameter) }
        top.state = .parameterStart
        if kind == .comma, !isAtEnd {
            advance()
        } else if !isAtEnd {
            takeUnexpected()
        }
    }

    /// Whether a token may be a label: any word but `inout`.
    func isLabel(_ token: Token) -> Bool { token.kind == .word && token.keyword != .inout }

    private func isParameterModifier(_ token: Token) -> Bool {
        switch token.keyword {
        case .isolated, .borrowing, .consuming, .sending: true
        case .none:
            token.kind == .word
                && (spells(token, "_const") || spells(token, "__shared") || spells(token, "__owned"))
        default: false
        }
    }

    /// Whether a name, and no type, begins at a token.
    func startsParameterName(at index: Int, needsType: Bool) -> Bool {
        guard isLabel(token(at: index)) else { return false }
        let next = token(at: index + 1)
        if next.kind == .colon { return true }
        if isLabel(next) {
            switch token(at: index).keyword {
            case .isolated, .some, .any, .each, .repeat, .borrowing, .consuming, .sending:
                return token(at: index + 2).kind == .colon
            default: return true
            }
        }
        let isOptional =
            next.kind == .oper && next.flags.contains(.leftBound)
            && (byte(of: next) == UInt8(ascii: "?") || byte(of: next) == UInt8(ascii: "!"))
        return !needsType && !isOptional
    }
}
