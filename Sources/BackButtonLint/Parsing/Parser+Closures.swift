/// Closures and what stands before their `in`.
extension Parser {
    mutating func startClosure() {
        push(.closureStart, .closure)
        if !openBracket() { closeTop() }
    }

    mutating func stepClosureStart() {
        top.state = .block
        top.itemFirst = .max
        if startsSignature { push(.signatureStart, .closureSignature) }
    }

    /// Whether what stands here leads to an `in` that ends a signature.
    private var startsSignature: Bool {
        guard !isAtEnd else { return false }
        switch kind {
        case .at, .leftParen, .leftBracket: break
        case .word: guard isParameterWord(token) else { return false }
        default: return false
        }
        var index = position
        while token(at: index).kind == .at { index = behindAttribute(at: index) }
        if token(at: index).kind == .leftBracket { index = behindBracket(at: index) }
        let first = token(at: index)
        if first.kind == .leftParen {
            index = arrowOrIn(from: index)
        } else if isParameterWord(first) {
            guard let end = behindBareParameters(at: index) else { return false }
            index = end
        }
        index = behindEffects(at: index)
        if isArrow(at: index) {
            // Nothing else has an arrow at this place.
            return index < bracketEnd
        }
        return index < bracketEnd && token(at: index).keyword == .in
    }

    private func isParameterWord(_ token: Token) -> Bool {
        token.kind == .word && (!token.keyword.isReserved || token.keyword == .wildcard)
    }

    private func isArrow(at index: Int) -> Bool {
        let token = token(at: index)
        return token.kind == .oper && token.length == 2 && byte(of: token) == UInt8(ascii: "-")
            && bytes[token.end - 1] == UInt8(ascii: ">")
    }

    /// From a parenthesis on, the first arrow or `in` that is in no bracket.
    private func arrowOrIn(from start: Int) -> Int {
        var index = start
        while index < bracketEnd {
            switch tokens[index].kind {
            case .leftParen, .leftBracket, .leftBrace: index = behindBracket(at: index)
            case .word where tokens[index].keyword == .in: return index
            case .oper where isArrow(at: index): return index
            default: index += 1
            }
        }
        return index
    }

    /// The token behind `a, b: Type, _`.
    private func behindBareParameters(at start: Int) -> Int? {
        var index = start
        while true {
            guard isParameterWord(token(at: index)) else { return nil }
            index += 1
            if token(at: index).kind == .colon { index = behindParameterType(at: index + 1) }
            guard token(at: index).kind == .comma else { return index }
            index += 1
        }
    }

    /// The comma, `in` or arrow behind the type at a token.
    private func behindParameterType(at start: Int) -> Int {
        var index = start
        while index < bracketEnd {
            switch tokens[index].kind {
            case .leftParen, .leftBracket: index = behindBracket(at: index)
            case .comma: return index
            case .word where tokens[index].keyword.isReserved && tokens[index].keyword != .Any: return index
            case .word, .dot, .oper, .at, .doubleColon: index += 1
            default: return index
            }
        }
        return index
    }

    private func behindEffects(at start: Int) -> Int {
        var index = start
        while token(at: index).kind == .word {
            switch token(at: index).keyword {
            case .async, .reasync, .rethrows: index += 1
            case .throws:
                index += 1
                if token(at: index).kind == .leftParen { index = behindBracket(at: index) }
            default: return index
            }
        }
        return index
    }

    // MARK: Signatures

    mutating func stepSignatureStart() {
        if kind == .at, !isAtEnd { return takeAttribute() }
        top.state = .signatureParameters
        guard kind == .leftBracket, !isAtEnd else { return }
        push(.captureStart, .unexpected)
        if !openBracket() { pop() }
    }

    mutating func stepSignatureParameters() {
        top.state = .signatureEnd
        if kind == .leftParen, !isAtEnd {
            push(.parameterStart, .unexpected, .closure)
            if !openBracket() { pop() }
            return
        }
        while kind == .word, keyword != .in, !isAtEnd, isParameterWord(token), !isEffect {
            let first = here
            let mark = rows.count
            leaf(.declName)
            if kind == .colon, !isAtEnd {
                advance()
                takeType()
            }
            close(.parameter, UInt32(first), UInt32(mark))
            guard kind == .comma, !isAtEnd else { break }
            advance()
        }
    }

    private var isEffect: Bool { keyword == .async && behindEffects(at: position) > position + 1 }

    mutating func stepSignatureEnd() {
        takeEffects()
        takeReturnType()
        if keyword == .in, !isAtEnd { advance() }
        closeTop()
    }

    // MARK: Captures

    mutating func stepCaptureStart() {
        guard !isAtEnd else {
            closeBracket()
            return endTop()
        }
        beginItem()
        top.state = .captureEnd
        if keyword == .weak || keyword == .unowned, peek().kind == .word || peek().kind == .leftParen { takeModifier() }
        if kind == .word, !isAtEnd { leaf(.declName) }
        if isEqual, !isAtEnd { startInitializer() }
    }

    mutating func stepCaptureEnd() {
        let hasMoved = UInt32(here) > top.itemFirst
        if hasMoved { closeItem(.capture) }
        top.state = .captureStart
        guard !isAtEnd else { return }
        if kind == .comma { advance() } else { takeUnexpected() }
    }
}
