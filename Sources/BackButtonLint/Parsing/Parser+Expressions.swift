/// Operands and operators side by side.
extension Parser {
    /// Whether an expression begins here.
    var startsExpression: Bool {
        guard !isAtEnd else { return false }
        switch kind {
        case .word:
            switch keyword {
            case .Any, .`self`, .`Self`, .super, .`init`, .deinit, .subscript, .true, .false, .nil, .try, .if, .switch,
                .do, .inout:
                return true
            case .repeat: return peek().kind != .leftBrace
            default: return !keyword.isReserved || peek().kind == .doubleColon
            }
        case .number, .regex, .leftParen, .leftBracket, .leftBrace, .dot, .backslash, .doubleColon, .at: return true
        case .string: return token.flags.contains(.opensString)
        case .pound: return directive == .none || directive == .available || directive == .unavailable
        case .oper: return isPrefixOperator || isOperatorReference
        default: return false
        }
    }

    /// Begins an expression, or takes it at once where it is a single name or literal.
    mutating func startExpression(_ flavor: Flavor) {
        guard !takeLoneOperand() else { return }
        push(.operand, .sequence, flavor)
    }

    /// Takes a name or literal that a comma or a closing bracket follows.
    @inline(__always)
    private mutating func takeLoneOperand() -> Bool {
        guard !isAtEnd else { return false }
        let next = tokens[position + 1]
        switch next.kind {
        case .comma, .rightParen, .rightBracket: break
        default: return false
        }
        switch kind {
        case .number: leaf(.literal)
        case .string:
            guard token.flags.contains(.opensString), token.flags.contains(.closesString) else { return false }
            leaf(.string)
        case .word:
            switch keyword {
            case .true, .false, .nil: leaf(.literal)
            case .none, .`self`:
                let first = here
                leaf(.declName)
                rows.append(.name, first: UInt32(first), end: UInt32(position), size: 2)
            default: return false
            }
        default: return false
        }
        return true
    }

    mutating func stepOperand() {
        top.state = .infix
        guard !isAtEnd, !(top.flavor.contains(.directive) && startsLine) else { return }
        startOperand(top.flavor)
    }

    /// Behind an operand: an operator and with it another operand, or the end.
    mutating func stepInfix() {
        guard !isAtEnd, takeOperator() else {
            if top.itemFirst > 0 { closeTop() } else { pop() }
            return
        }
        top.itemFirst = 1
    }

    private mutating func takeOperator() -> Bool {
        if top.flavor.contains(.directive), startsLine { return false }
        switch kind {
        case .oper:
            guard isInfixOperator else { return false }
            if isOperator(UInt8(ascii: "?")) { top.count += 1 }
            leafOperator()
            top.state = .operand
            return true
        case .colon:
            guard top.count > 0 else { return false }
            top.count -= 1
            leaf(.operatorToken)
            top.state = .operand
            return true
        case .word:
            switch keyword {
            case .is:
                leaf(.operatorToken)
                takeType()
                return true
            case .as:
                let first = here
                advance()
                if isPostfixMark { takeByte() }
                leaf(.operatorToken, from: first)
                takeType()
                return true
            case .async, .throws, .rethrows:
                guard let arrow = arrowBehindEffects(at: position) else { return false }
                let first = here
                jump(to: arrow + 1)
                leaf(.operatorToken, from: first)
                top.state = .operand
                return true
            default: return false
            }
        default: return false
        }
    }

    private mutating func leafOperator() {
        let first = here
        advance()
        leaf(.operatorToken, from: first)
    }

    /// Whether the operator here stands between operands, as its white space says.
    private var isInfixOperator: Bool {
        if Int(token.length) == taken + 1 {
            if byte == UInt8(ascii: "=") { return true }
            if byte == UInt8(ascii: "?") { return !isLeftBound }
        }
        return isLeftBound == isRightBound || isArrow
    }

    var isPrefixOperator: Bool { kind == .oper && !isLeftBound && isRightBound && !isEqual && !isArrow }

    /// Whether an operator stands for itself: `reduce(0, +)`.
    var isOperatorReference: Bool {
        guard kind == .oper, taken == 0, isLeftBound == isRightBound else { return false }
        switch peek().kind {
        case .comma, .rightParen, .rightBracket: return true
        default: return false
        }
    }
}
