/// Statements but for `switch`.
extension Parser {
    /// Begins the statement that stands here. False where none does.
    mutating func startStatement() -> Bool {
        let isLabeled = peek().kind == .colon && isPlainName(token) && token(at: position + 2).keyword.beginsStatement
        switch isLabeled ? peek(2).keyword : keyword {
        case .if: startIf(isLabeled: isLabeled)
        case .guard: open(.guardConditions, .guardStmt, isLabeled) { $0.startConditions(startsWithBody: false) }
        case .while: open(.whileConditions, .whileStmt, isLabeled) { $0.startConditions() }
        case .for: open(.forWhere, .forStmt, isLabeled) { $0.takeForHead() }
        case .do:
            open(.doBody, .doStmt, isLabeled) {
                $0.takeEffects()
                _ = $0.startBlockIfPresent()
            }
        case .repeat:
            guard token(at: position + (isLabeled ? 3 : 1)).kind == .leftBrace else { return false }
            open(.repeatBody, .repeatStmt, isLabeled) { _ = $0.startBlockIfPresent() }
        case .defer: open(.close, .deferStmt, isLabeled) { _ = $0.startBlockIfPresent() }
        case .switch: startSwitch(isLabeled: isLabeled)
        case .return: open(.close, .returnStmt, isLabeled) { if $0.startsReturnValue() { $0.startExpression([]) } }
        case .throw: open(.close, .throwStmt, isLabeled) { $0.startExpression([]) }
        case .yield, .discard:
            guard isLabeled || startsOperandBehindWord(peek()) else { return false }
            open(.close, .throwStmt, isLabeled) { $0.startExpression([]) }
        case .break, .continue: open(.close, .jumpStmt, isLabeled) { $0.takeJumpTarget() }
        case .fallthrough: open(.close, .jumpStmt, isLabeled) { _ in }
        default: return false
        }
        return true
    }

    /// Opens a statement, takes its label and its word, and begins the rest.
    @inline(__always)
    private mutating func open(
        _ state: State, _ kind: NodeKind, _ isLabeled: Bool, rest: (inout Parser) -> Void
    ) {
        push(state, kind)
        takeLabel(isLabeled)
        advance()
        rest(&self)
    }

    mutating func takeLabel(_ isLabeled: Bool) {
        guard isLabeled else { return }
        advance()
        advance()
    }

    // MARK: if, guard, while

    mutating func startIf(isLabeled: Bool) {
        push(.ifConditions, .ifStmt)
        takeLabel(isLabeled)
        advance()
        startConditions()
    }

    mutating func stepIfConditions() {
        top.state = .ifBody
        _ = startBlockIfPresent()
    }

    mutating func stepIfBody() {
        guard keyword == .else, !isAtEnd else { return closeTop() }
        advance()
        top.state = .elseBody
        if keyword == .if, !isAtEnd {
            // What is too deep goes on as an `if` of its own.
            if !isTooDeep { startIf(isLabeled: false) }
        } else {
            _ = startBlockIfPresent()
        }
    }

    mutating func stepGuardConditions() {
        top.state = .close
        if keyword == .else, !isAtEnd { advance() }
        _ = startBlockIfPresent()
    }

    mutating func stepWhileConditions() {
        top.state = .close
        _ = startBlockIfPresent()
    }

    // MARK: Loops

    mutating func stepRepeatBody() {
        top.state = .close
        guard keyword == .while, !isAtEnd else { return }
        advance()
        startExpression([])
    }

    private mutating func takeForHead() {
        while keyword == .try || keyword == .await
            || (keyword == .unsafe && peek().keyword != .in && peek().kind != .colon)
        {
            advance()
        }
        if keyword == .case { advance() }
        takePattern(.loop)
        if kind == .colon, !isAtEnd {
            advance()
            takeType()
        }
        guard keyword == .in, !isAtEnd else { return }
        advance()
        if kind != .leftBrace { startExpression(.condition) }
    }

    mutating func stepForWhere() {
        if keyword == .where, !isAtEnd {
            advance()
            startExpression(.condition)
        } else {
            top.state = .close
            _ = startBlockIfPresent()
        }
    }

    // MARK: do, catch

    mutating func stepDoBody() {
        guard keyword == .catch, !isAtEnd else { return closeTop() }
        push(.catchPatterns, .catchClause)
        advance()
    }

    mutating func stepCatchPatterns() {
        if kind != .leftBrace { takePattern(.catchItem) }
        top.state = .catchWhere
        if keyword == .where, !isAtEnd {
            advance()
            startExpression(.condition)
        }
    }

    mutating func stepCatchWhere() {
        if kind == .comma, !isAtEnd {
            advance()
            top.state = .catchPatterns
        } else {
            top.state = .close
            _ = startBlockIfPresent()
        }
    }

    // MARK: Leaving

    /// Whether a value stands behind `return`, on whatever line.
    private mutating func startsReturnValue() -> Bool {
        guard !isAtEnd else { return false }
        switch kind {
        case .pound: return directive == .none || directive == .available || directive == .unavailable
        case .word:
            if keyword == .if || keyword == .switch || keyword == .do { return true }
            return startsExpression && !beginsLabeledStatement && declarationStart() == nil
        case .at: return startsLine ? !startsCase(at: position) && declarationStart() == nil : true
        default: return startsExpression
        }
    }

    private var beginsLabeledStatement: Bool {
        peek().kind == .colon && isPlainName(token) && token(at: position + 2).keyword.beginsStatement
    }

    /// The label behind `break` or `continue`.
    private mutating func takeJumpTarget() {
        guard !isAtEnd, !startsLine, isPlainName(token), declarationStart() == nil else { return }
        advance()
    }

    /// Whether a token on the same line is an operand for the contextual word before it.
    func startsOperandBehindWord(_ next: Token, allowsBrackets: Bool = false) -> Bool {
        guard !next.flags.contains(.startsLine) else { return false }
        switch next.kind {
        case .word:
            switch next.keyword {
            case .Any, .`Self`, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
            default: return !next.keyword.isReserved
            }
        case .number, .regex, .at, .backslash: return true
        case .string: return next.flags.contains(.opensString)
        case .pound: return true
        case .oper: return next.flags.contains(.rightBound) && !next.flags.contains(.leftBound)
        case .dot, .leftParen, .leftBracket: return allowsBrackets && next.flags.contains(.spaceBefore)
        default: return false
        }
    }
}

extension Keyword {
    /// Whether a statement that may have a label begins with the word.
    fileprivate var beginsStatement: Bool {
        switch self {
        case .if, .guard, .while, .for, .do, .repeat, .switch, .defer, .return, .throw, .break, .continue, .fallthrough:
            true
        default: false
        }
    }
}
