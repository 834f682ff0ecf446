/// What `var`, `let` and `case` declare, and accessors.
extension Parser {
    // MARK: Variables

    mutating func stepBindingStart() {
        beginItem()
        takeBindingName()
        if kind == .colon, !isAtEnd {
            advance()
            takeResultType()
        }
        top.state = .bindingValue
        if isEqual, !isAtEnd {
            top.count = 1
            return startInitializer()
        }
        top.count = 0
    }

    /// A name, or the pattern of several.
    mutating func takeBindingName() {
        guard !isAtEnd else { return }
        let first = here
        if kind == .leftParen {
            skipSingle()
            leaf(.pattern, from: first)
        } else if bindsAgain(token) {
            // `let a = 1, var b = 2` binds a pattern, not a name, the second time.
            repeat { advance() } while !isAtEnd && bindsAgain(token)
            if !isAtEnd, kind == .leftParen || kind == .word { skipSingle() }
            leaf(.pattern, from: first)
        } else if keyword == .wildcard {
            leaf(.pattern)
        } else if kind == .word, !startsLine || !keyword.isReserved {
            leaf(.declName)
        }
    }

    private func bindsAgain(_ token: Token) -> Bool {
        token.keyword == .let || token.keyword == .var || token.keyword == .inout
    }

    /// Behind the initializer, or where none stands: a getter, accessors or observers.
    mutating func stepBindingValue() {
        top.state = .bindingEnd
        guard kind == .leftBrace, !isAtEnd else { return }
        if top.count == 0 || !startsLine || startsObservers(at: position) { startAccessorsOrGetter() }
    }

    mutating func stepBindingEnd() {
        closeItem(.binding)
        if kind == .comma, !isAtEnd {
            advance()
            top.state = .bindingStart
        } else {
            closeTop()
        }
    }

    /// From `=` on.
    mutating func startInitializer(_ flavor: Flavor = []) {
        push(.close, .initializer)
        takeByte()
        startExpression(flavor)
    }

    // MARK: Cases of an enum

    mutating func stepEnumElementStart() {
        beginItem()
        if kind == .dot { advance() }
        takeDeclName()
        takeGenericParameters()
        top.state = .enumElementParameters
        if kind == .leftParen, !isAtEnd { startParameters() }
    }

    mutating func stepEnumElementParameters() {
        top.state = .enumElementEnd
        if isEqual, !isAtEnd { startInitializer() }
    }

    mutating func stepEnumElementEnd() {
        closeItem(.enumElement)
        if kind == .comma, !isAtEnd {
            advance()
            top.state = .enumElementStart
        } else {
            closeTop()
        }
    }

    // MARK: Accessors

    /// The braces behind a variable or subscript: accessors, or the body of a getter.
    mutating func startAccessorsOrGetter() {
        guard startsAccessors(at: position + 1) else { return startBlock(.codeBlock) }
        push(.accessorStart, .accessorBlock)
        if !openBracket() { closeTop() }
    }

    /// Whether accessors, and no statements, begin at a token.
    private func startsAccessors(at start: Int) -> Bool {
        var index = start
        while token(at: index).kind == .at { index = behindAttribute(at: index) }
        while isAccessorModifier(token(at: index)) { index += 1 }
        return isAccessorWord(at: index)
    }

    private func isAccessorModifier(_ token: Token) -> Bool {
        switch token.keyword {
        case .mutating, .nonmutating, .consuming, .borrowing: true
        case .none: token.kind == .word && (spells(token, "__consuming") || spells(token, "yielding"))
        default: false
        }
    }

    private func isAccessorWord(at index: Int) -> Bool {
        let token = token(at: index)
        switch token.keyword {
        case .get, .set, .didSet, .willSet, .`init`, .underscoredModify, .underscoredRead, .unsafeAddress,
            .unsafeMutableAddress:
            return true
        // May be a function's name as well, but then something is called or asked of it.
        case .borrow:
            switch self.token(at: index + 1).kind {
            case .leftBrace, .rightBrace, .at, .word: return true
            default: return false
            }
        case .none: return token.kind == .word && Parser.addressors.contains { spells(token, $0) }
        default: return false
        }
    }

    private static let addressors: [StaticString] = [
        "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner", "mutableAddressWithNativeOwner",
    ]

    /// Whether observers begin behind the brace at a token, so that it can't be a closure.
    func startsObservers(at brace: Int) -> Bool {
        var index = brace + 1
        while token(at: index).kind == .at {
            guard token(at: index + 1).kind == .word else { return false }
            // What the compiler prints before accessors that might be taken for a closure.
            if spells(token(at: index + 1), "_accessorBlock") { return true }
            index += 2
            if token(at: index).kind == .leftParen { index = behindBracket(at: index) }
        }
        switch token(at: index).keyword {
        case .didSet, .willSet, .`init`: return true
        default: return false
        }
    }

    mutating func stepAccessorStart() {
        guard !isAtEnd else {
            closeBracket()
            return closeTop()
        }
        beginItem()
        top.state = .accessorPrefix
    }

    mutating func stepAccessorPrefix() {
        while !isAtEnd {
            if kind == .at { return takeAttribute() }
            guard isAccessorModifier(token) else { break }
            leaf(.modifier)
        }
        guard !isAtEnd, kind == .word, isAccessorWord(at: position) else {
            // Whatever this is, the next accessor may follow.
            top.state = .accessorStart
            if !isAtEnd { takeUnexpected() }
            return
        }
        leaf(.declName)
        if kind == .leftParen, !isAtEnd {
            let first = here
            let mark = rows.count
            if peek().kind == .word, peek(2).kind == .rightParen {
                let name = UInt32(position + 1)
                rows.append(.declName, first: name, end: name + 1, size: 1)
                rows.append(.parameter, first: name, end: name + 1, size: 2)
            }
            skipSingle()
            close(.parameters, UInt32(first), UInt32(mark))
        }
        takeEffects()
        top.state = .accessorEnd
        _ = startBlockIfPresent()
    }

    mutating func stepAccessorEnd() {
        closeItem(.accessor)
        top.state = .accessorStart
    }
}
