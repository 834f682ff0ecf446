/// Single operands, before what follows them.
extension Parser {
    /// Begins the operand that stands here with what comes before it.
    mutating func startOperand(_ flavor: Flavor) {
        let flavor = flavor.intersection([.condition, .directive])
        /// Behind an operator `await` and the like are names.
        var admitsPrefixWords = true
        while !isAtEnd {
            guard !isTooDeep else { return takeUnexpected() }
            switch kind {
            case .oper:
                guard isPrefixOperator else { return startPrimary(flavor) }
                push(.prefixed, .prefixed)
                advance()
                admitsPrefixWords = false
            case .word:
                switch keyword {
                case .none: return startPrimary(flavor)
                case .if: return startIf(isLabeled: false)
                case .switch: return startSwitch(isLabeled: false)
                case .do where peek().kind == .leftBrace:
                    push(.doBody, .doStmt)
                    advance()
                    return startBlock(.codeBlock)
                case .inout: return takeType()
                case .any where admitsPrefixWords && startsOperandBehindWord(peek()): return takeType()
                case .nonisolated where admitsPrefixWords && startsNonsendingType(): return takeType()
                default:
                    guard admitsPrefixWords, isPrefixWord(flavor) else { return startPrimary(flavor) }
                    push(.prefixed, .prefixed)
                    repeat {
                        let isTry = keyword == .try
                        advance()
                        if isTry, isPostfixMark { takeByte() }
                    } while !isAtEnd && kind == .word && isPrefixWord(flavor)
                }
            default: return startPrimary(flavor)
            }
        }
    }

    /// Whether the word here says something about the operand behind it.
    private func isPrefixWord(_ flavor: Flavor) -> Bool {
        let next = peek()
        switch keyword {
        case .try, .await: return true
        case .repeat: return next.kind != .leftBrace
        case .borrow, .copy, .consume, .each: return startsOperandBehindWord(next)
        case .unsafe:
            if next.kind == .leftBrace, !next.flags.contains(.startsLine) {
                return isTrailingClosure(at: position + 1, flavor)
            }
            return startsOperandBehindWord(next, allowsBrackets: true)
        default: return false
        }
    }

    /// Whether `nonisolated(nonsending)` stands here with a type behind it, and is no call.
    private mutating func startsNonsendingType() -> Bool {
        guard peek().kind == .leftParen, !peek().flags.contains(.startsLine), spells(peek(2), "nonsending"),
            !peek(2).flags.contains(.startsLine), peek(3).kind == .rightParen, !peek(3).flags.contains(.startsLine)
        else { return false }
        return readsAsType(from: position + 4)
    }

    private mutating func startPrimary(_ flavor: Flavor) {
        let first = here
        let mark = rows.count
        switch kind {
        case .word, .doubleColon:
            switch keyword {
            case .true, .false, .nil:
                leaf(.literal)
                return startSuffixes(first, mark, flavor, isLiteral: true)
            case .Any, .`self`, .`Self`, .super, .`init`, .deinit, .subscript: break
            default: guard !keyword.isReserved || peek().kind == .doubleColon else { return }
            }
            takeName()
            close(.name, UInt32(first), UInt32(mark))
            startSuffixes(first, mark, flavor, isLiteral: false)
        case .number:
            let hasMembers = self.hasMembers(token)
            leaf(.literal)
            startSuffixes(first, mark, flavor, isLiteral: !hasMembers)
        case .regex:
            leaf(.regex)
            startSuffixes(first, mark, flavor, isLiteral: true)
        case .string:
            guard token.flags.contains(.opensString) else { return }
            if token.flags.contains(.closesString) {
                leaf(.string)
                startSuffixes(first, mark, flavor, isLiteral: true)
            } else {
                pushSuffixes(first, mark, flavor, isLiteral: true)
                push(.string, .string)
            }
        case .dot:
            advance()
            takeMemberName(admitsArguments: false)
            close(.implicitMember, UInt32(first), UInt32(mark))
            startSuffixes(first, mark, flavor, isLiteral: false)
        case .leftParen:
            pushSuffixes(first, mark, flavor, isLiteral: false)
            startArguments(.tuple)
        case .leftBracket:
            pushSuffixes(first, mark, flavor, isLiteral: !startsInlineArrayType)
            startCollection()
        case .leftBrace:
            pushSuffixes(first, mark, flavor, isLiteral: false)
            startClosure()
        case .backslash: startKeyPath()
        case .pound: startPoundOperand(first, mark, flavor)
        case .at: takeType()
        case .oper where isOperatorReference:
            leaf(.declName)
            close(.name, UInt32(first), UInt32(mark))
        default: return
        }
    }

    private mutating func startPoundOperand(_ first: Int, _ mark: Int, _ flavor: Flavor) {
        switch directive {
        case .available, .unavailable:
            advance()
            advance()
            if kind == .leftParen, !isAtEnd { skipSingle() }
            leaf(.availability, from: first)
        case .none:
            guard peek().kind == .word, !peek().flags.contains(.startsLine) else { return }
            pushSuffixes(first, mark, flavor, isLiteral: false)
            push(.callArguments, .macroExpansion, flavor)
            takeMacroName()
            if kind == .leftParen, !startsLine, !isAtEnd { startArguments(.arguments) }
        default: return
        }
    }

    /// `#name` with its module and its generic arguments.
    mutating func takeMacroName() {
        advance()
        takeModule()
        if kind == .word, !isAtEnd { leaf(.declName) }
        takeGenericArguments()
    }

    /// `Module::` before a name.
    private mutating func takeModule() {
        if kind == .word, peek().kind == .doubleColon { advance() }
        if kind == .doubleColon, !isAtEnd { advance() }
    }

    /// A name with its module, argument labels and generic arguments.
    mutating func takeName() {
        takeModule()
        switch keyword {
        case .Any, .super, .wildcard: return leaf(.declName)
        default: break
        }
        let isNumbered = kind == .word && token.length > 1 && isNumberedParameter(token)
        if kind == .word, !isAtEnd { leaf(.declName) }
        takeArgumentLabels()
        if !isNumbered { takeGenericArguments() }
    }

    /// Whether members follow a number within its token: `1.0.2`.
    private func hasMembers(_ number: Token) -> Bool {
        var dots = 0
        for offset in Int(number.start)..<number.end where bytes[offset] == UInt8(ascii: ".") { dots += 1 }
        return dots > 1
    }

    /// Whether a word is `$0` or the like, which takes no generic arguments.
    private func isNumberedParameter(_ word: Token) -> Bool {
        let second = bytes[Int(word.start) + 1]
        return byte(of: word) == UInt8(ascii: "$") && second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9")
    }

    /// The name behind a dot, whatever word it is. Without a base before the dot a `<` compares.
    mutating func takeMemberName(admitsArguments: Bool = true) {
        guard !isAtEnd else { return }
        switch kind {
        case .number: leaf(.declName)
        case .word, .doubleColon:
            if startsLine, keyword.isReserved { return }
            takeModule()
            if kind == .word, !isAtEnd { leaf(.declName) }
            takeArgumentLabels()
        default: return
        }
        if admitsArguments { takeGenericArguments() }
    }

    /// `(first:second:)` behind the name of a function.
    private mutating func takeArgumentLabels() {
        guard kind == .leftParen, !startsLine, !isAtEnd else { return }
        var index = position + 1
        while isLabel(token(at: index)), token(at: index + 1).kind == .colon { index += 2 }
        guard index > position + 1, token(at: index).kind == .rightParen else { return }
        jump(to: index + 1)
    }
}
