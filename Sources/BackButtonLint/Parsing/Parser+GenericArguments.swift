/// Telling `a<b>(c)` from two comparisons, as Swift does: what stands behind the `<` must read as types up to a `>`,
/// and what follows that must be something no operand begins with.
///
/// One attempt answers for each `<` it passed, so that none is looked at twice and the time stays linear.
extension Parser {
    /// A bracket within the types being recognized.
    struct TypeContext {
        enum Bracket: UInt8 { case angle, paren, square }
        let bracket: Bracket
        let token: UInt32
    }

    /// A node over the generic arguments that stand here, if they are some.
    mutating func takeGenericArguments() {
        guard kind == .oper, taken == 0, byte == UInt8(ascii: "<"), !isAtEnd, startsGenericArguments() else { return }
        let first = here
        takeByte()
        takeAngleRun()
        leaf(.genericArguments, from: first)
    }

    /// Whether the `<` at the next token begins generic arguments.
    mutating func startsGenericArguments() -> Bool {
        guard token.length == 1 || (token.length == 2 && byte(1) == UInt8(ascii: "-")) else { return false }
        switch brackets.answer(at: position) {
        case .no: return false
        case .yes: return true
        case .unknown: break
        }
        let start = position
        typeContexts.removeAll(keepingCapacity: true)
        recognizeGenericArguments()
        for context in typeContexts where context.bracket == .angle {
            brackets.remember(.no, at: Int(context.token))
        }
        // What is nested this deep hardly comes again.
        if typeContexts.count > Self.usualNesting { typeContexts = [] }
        jump(to: start)
        return brackets.answer(at: start) == .yes
    }

    /// Whether the tokens from one on read as a type, with whatever behind it.
    ///
    /// Looks at no more than a few, so that types within types are not read again and again.
    mutating func readsAsType(from first: Int) -> Bool {
        let start = position
        jump(to: first)
        typeContexts.removeAll(keepingCapacity: true)
        var isType = recognizeOperand()
        while isType, recognizeSuffixes(), position < start + Self.longestTypeInExpression {
            isType = recognizeOperand()
        }
        let isCutOff = tokens[position - 1].kind == .dot || (kind == .oper && taken == 0 && byte == UInt8(ascii: "<"))
        jump(to: start)
        return isType && typeContexts.isEmpty && !isCutOff
    }

    private static let longestTypeInExpression = 64

    /// Brackets for which room is kept from one attempt to the next.
    private static let usualNesting = 1_000

    /// Reads on until the first `<` is closed or something that is no type stands in the way.
    private mutating func recognizeGenericArguments() {
        enterAngle()
        while recognizeOperand(), recognizeSuffixes() {}
    }

    private mutating func enterAngle() {
        typeContexts.append(TypeContext(bracket: .angle, token: UInt32(position)))
        takeByte()
    }

    /// A `>`: answers for its `<`. Whether the attempt goes on.
    private mutating func leaveAngle() -> Bool {
        takeByte()
        guard let context = typeContexts.popLast() else { return false }
        brackets.remember(
            canFollowGenericArguments ? .yes : .no, at: Int(context.token))
        return !typeContexts.isEmpty
    }

    private var isAngleEnd: Bool {
        kind == .oper && byte == UInt8(ascii: ">") && typeContexts.last?.bracket == .angle
    }

    /// Whether a number may stand for a type: as a generic argument, or as the count of an inline array.
    private var admitsNumber: Bool {
        switch typeContexts.last?.bracket {
        case .angle, .square: true
        default: false
        }
    }

    /// What may stand where a type begins. Whether suffixes may follow.
    private mutating func recognizeOperand() -> Bool {
        while true {
            switch kind {
            case .at: jump(to: behindAttribute(at: position))
            case .oper:
                if isOperator(UInt8(ascii: "~")) {
                    advance()
                } else if isOperator(UInt8(ascii: "-")), peek().kind == .number, admitsNumber {
                    advance()
                    advance()
                    return true
                } else {
                    return isAngleEnd
                }
            case .number:
                guard admitsNumber else { return false }
                advance()
                return true
            case .leftParen:
                advance()
                if kind == .rightParen {
                    advance()
                    return true
                }
                typeContexts.append(TypeContext(bracket: .paren, token: 0))
                guard recognizeTupleLabel() else { return false }
            case .leftBracket:
                typeContexts.append(TypeContext(bracket: .square, token: 0))
                advance()
            case .word where isTypePrefix(at: position):
                let takesArgument = keyword == .nonisolated
                advance()
                if takesArgument, kind == .leftParen { jump(to: behindBracket(at: position)) }
            case .word, .doubleColon:
                guard recognizeName(allowsKeywords: false) else { return false }
                return true
            default: return false
            }
        }
    }

    /// A name with its module; an opening `<` behind it is entered.
    private mutating func recognizeName(allowsKeywords: Bool) -> Bool {
        if kind == .word {
            let keyword = keyword
            guard allowsKeywords || !keyword.isReserved || keyword == .Any || keyword == .`Self` else { return false }
            switch keyword {
            // Without a type behind them, these name none.
            case .some where !allowsKeywords, .any where !allowsKeywords, .each where !allowsKeywords: return false
            default: guard byte != UInt8(ascii: "$") else { return false }
            }
            advance()
        }
        if kind == .doubleColon {
            advance()
            guard kind == .word else { return false }
            advance()
        }
        return true
    }

    private mutating func recognizeTupleLabel() -> Bool {
        guard startsParameterName(at: position, needsType: true) else { return true }
        advance()
        if isLabel(token) { advance() }
        guard kind == .colon else { return false }
        advance()
        return true
    }

    /// What may stand behind a type. Whether another type has to follow.
    private mutating func recognizeSuffixes() -> Bool {
        while true {
            switch kind {
            case .dot:
                advance()
                guard kind == .word, recognizeName(allowsKeywords: true) else { return false }
            case .oper:
                if byte == UInt8(ascii: "<"), taken == 0, isLeftBoundName {
                    // Within a type, `<>` opens and closes.
                    guard token.length == 1 || byte(1) == UInt8(ascii: ">") else { return false }
                    enterAngle()
                    return true
                } else if isAngleEnd {
                    guard leaveAngle() else { return false }
                } else if isPostfixMark, !startsLine {
                    takeByte()
                } else if isOperator(UInt8(ascii: "&")) || isArrow {
                    advance()
                    return true
                } else if isThreeDots(token), taken == 0 {
                    advance()
                } else {
                    return false
                }
            case .comma:
                advance()
                switch typeContexts.last?.bracket {
                case .angle: return true
                case .paren:
                    if kind == .rightParen { continue }
                    return recognizeTupleLabel()
                default: return false
                }
            case .rightParen where typeContexts.last?.bracket == .paren,
                .rightBracket where typeContexts.last?.bracket == .square:
                typeContexts.removeLast()
                advance()
            case .colon where typeContexts.last?.bracket == .square:
                advance()
                return true
            case .word:
                if keyword == .of, !startsLine, typeContexts.last?.bracket == .square {
                    advance()
                    return true
                }
                guard let arrow = arrowBehindEffects(at: position) else { return false }
                jump(to: arrow + 1)
                return true
            default: return false
            }
        }
    }

    /// Whether a name stands right before the next token, so that a `<` may open its arguments.
    private var isLeftBoundName: Bool {
        guard position > 0 else { return false }
        let name = tokens[position - 1]
        guard name.kind == .word, name.keyword != .Any else { return false }
        return position < 2 || tokens[position - 2].kind != .dot || !isMetatypeWord(name)
    }

    private var canFollowGenericArguments: Bool {
        switch kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .endOfFile, .colon: true
        case .leftParen, .leftBracket: !startsLine
        // The end of an interpolation.
        case .string: !token.flags.contains(.opensString)
        case .oper: isPostfixMark || (isOperator(UInt8(ascii: "&")) && isLeftBound == isRightBound)
        default: false
        }
    }
}
