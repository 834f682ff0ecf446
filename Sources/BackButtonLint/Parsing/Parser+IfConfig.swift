/// `#if` wherever it may stand.
extension Parser {
    /// What stands in the clauses of an `#if`.
    enum ConditionalContents: UInt32 { case items, members, cases, parts, attributes, elements }

    /// A look behind the lines of directives that begin at a token, and what it said.
    struct ConditionalLook {
        var start = 0
        var end = 0
        var answer = false

        /// Whether it also answers for the directive at a token.
        func covers(_ index: Int) -> Bool { start <= index && index < end }
    }

    mutating func startIfConfig(_ contents: ConditionalContents) {
        guard !isTooDeep else { return takeUnexpected() }
        push(.ifConfigCondition, .ifConfig, top.flavor.intersection([.condition, .directive, .initializerBody]))
        top.count = contents.rawValue
    }

    mutating func stepIfConfigCondition() {
        beginItem()
        let hasCondition = directive != .else
        advance()
        advance()
        top.state = .ifConfigElements
        if hasCondition, !isAtEnd, !startsLine { startExpression(.directive) }
    }

    mutating func stepIfConfigElements() {
        while !isAtEnd, !startsLine, !isDirective(directive) { advance() }
        top.state = .ifConfigEnd
        let flavor = top.flavor
        switch ConditionalContents(rawValue: top.count) ?? .items {
        case .items: pushList(.items, flavor.intersection(.initializerBody).union(.clause))
        case .members: pushList(.items, [.clause, .members])
        case .cases: pushList(.switchCases, .clause)
        case .parts: push(.postfix, .chain, flavor.union(.baseless))
        case .attributes: push(.attributeList, .unexpected)
        case .elements: push(.elementStart, .unexpected, .clause)
        }
    }

    private mutating func pushList(_ state: State, _ flavor: Flavor) {
        push(state, .unexpected, flavor)
        top.itemFirst = .max
    }

    mutating func stepIfConfigEnd() {
        while !isAtEnd, directive == .none || directive == .if || directive == .sourceLocation { takeUnexpected() }
        closeItem(.ifConfigClause)
        switch isAtEnd ? .none : directive {
        case .elseif, .else: top.state = .ifConfigCondition
        case .endif:
            advance()
            advance()
            closeTop()
        default: closeTop()
        }
    }

    // MARK: Looking behind directives

    /// Whether an `#if` here holds cases of a `switch`.
    mutating func startsConditionalCases() -> Bool {
        if !conditionalCases.covers(position) {
            let end = behindDirectiveLines(from: position) { $0 == .if || $0 == .elseif || $0 == .else }
            conditionalCases = ConditionalLook(start: position, end: end, answer: startsCase(at: end))
        }
        return conditionalCases.answer
    }

    /// Whether an `#if` here holds parts of the chain before it.
    mutating func startsConditionalParts() -> Bool {
        if !conditionalParts.covers(position) {
            let end = behindDirectiveLines(from: position) { $0 == .if }
            let isMember = token(at: end).kind == .dot && token(at: end + 1).kind == .word
            conditionalParts = ConditionalLook(start: position, end: end, answer: isMember)
        }
        return conditionalParts.answer
    }

    /// The token behind the lines of directives from a token on.
    private func behindDirectiveLines(from start: Int, while isWanted: (Keyword) -> Bool) -> Int {
        var index = start
        var isDirective = true
        while isDirective {
            index = behindLine(from: index + 1)
            let word = token(at: index + 1)
            isDirective =
                index < lastToken && tokens[index].kind == .pound && !word.flags.contains(.spaceBefore)
                && isWanted(word.keyword)
        }
        return index
    }

    /// The first token of the line behind a token's, brackets skipped whole.
    private func behindLine(from start: Int, passing passed: (Int) -> Void = { _ in }) -> Int {
        var index = start
        while index < lastToken, !tokens[index].flags.contains(.startsLine) {
            switch tokens[index].kind {
            case .leftParen, .leftBracket, .leftBrace: index = behindBracket(at: index)
            case .pound:
                passed(index)
                index += 1
            default: index += 1
            }
        }
        return index
    }

    /// The token behind an `#if` that holds nothing but attributes, and at least one.
    ///
    /// What it learns of the directives within is remembered, so that none is looked into twice in vain.
    mutating func behindConditionalAttributes(at start: Int) -> Int? {
        guard brackets.answer(at: start) != .no else { return nil }
        var index = start
        var lastAttribute = start
        openDirectives.removeAll(keepingCapacity: true)
        passedDirectives.removeAll(keepingCapacity: true)
        // Those further on in a line lead to where it ends too: what it can't hold, they can't.
        func line(behind index: Int) -> Int {
            var passed: [Int] = []
            let end = behindLine(from: index + 1) { if token(at: $0 + 1).keyword == .if { passed.append($0) } }
            passedDirectives += passed
            return end
        }
        scanning: while index < lastToken {
            switch tokens[index].kind {
            case .at:
                lastAttribute = index
                index = behindAttribute(at: index)
            case .pound:
                switch token(at: index + 1).keyword {
                case .if:
                    openDirectives.append(index)
                    index = line(behind: index)
                case .elseif, .else: index = line(behind: index)
                case .endif:
                    guard let directive = openDirectives.popLast() else { break scanning }
                    let hasAttribute = lastAttribute > directive
                    if !hasAttribute { brackets.remember(.no, at: directive) }
                    while let passed = passedDirectives.last, passed > directive {
                        if !hasAttribute { brackets.remember(.no, at: passed) }
                        passedDirectives.removeLast()
                    }
                    index += 2
                    if openDirectives.isEmpty { return hasAttribute ? index : nil }
                default: break scanning
                }
            default: break scanning
            }
        }
        for directive in openDirectives { brackets.remember(.no, at: directive) }
        for directive in passedDirectives { brackets.remember(.no, at: directive) }
        return nil
    }
}
