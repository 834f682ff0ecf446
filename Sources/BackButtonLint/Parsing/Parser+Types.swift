/// Types where one is written: token runs.
extension Parser {
    /// A node over the type that stands here, if one does.
    mutating func takeType() {
        let first = here
        scanType()
        if here > first { leaf(.type, from: first) }
    }

    /// The type of a result, which may name its opaque types first: `<T> T`.
    mutating func takeResultType() {
        let first = here
        if kind == .oper, byte == UInt8(ascii: "<"), !isAtEnd {
            takeByte()
            takeAngleRun()
        }
        scanType()
        if here > first { leaf(.type, from: first) }
    }

    /// Moves over a type; stays where none stands.
    mutating func scanType() {
        while true {
            skipTypePrefixes()
            guard !isAtEnd else { return }
            switch kind {
            case .word, .doubleColon:
                guard scanTypeName(allowsKeywords: false) else { return }
            case .leftParen, .leftBracket: skipSingle()
            default: return
            }
            guard scanTypeSuffixes() else { return }
        }
    }

    /// What stands before a type: attributes, `inout`, `some`, `~`.
    private mutating func skipTypePrefixes() {
        while !isAtEnd {
            switch kind {
            case .at: jump(to: min(behindAttribute(at: position), bracketEnd))
            case .oper where isOperator(UInt8(ascii: "~")): advance()
            case .word where isTypePrefix(at: position):
                let takesArgument = keyword == .nonisolated
                advance()
                if takesArgument, kind == .leftParen, !startsLine { skipSingle() }
            default: return
            }
        }
    }

    /// Whether the word at a token says something about the type behind it.
    func isTypePrefix(at index: Int) -> Bool {
        let word = token(at: index)
        switch word.keyword {
        case .some, .any, .each, .repeat, .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated: break
        case .none:
            guard spells(word, "__owned") || spells(word, "__shared") || spells(word, "_const") else { return false }
        default: return false
        }
        let next = token(at: index + 1)
        switch next.kind {
        case .leftParen where word.keyword == .nonisolated: return !next.flags.contains(.startsLine)
        case .word:
            switch next.keyword {
            case .Any, .`Self`, .repeat: return true
            default: return !next.keyword.isReserved
            }
        case .leftParen, .leftBracket, .at: return true
        case .oper: return next.length == 1 && byte(of: next) == UInt8(ascii: "~")
        default: return false
        }
    }

    /// A name, with its module and its generic arguments. False where none stands.
    private mutating func scanTypeName(allowsKeywords: Bool) -> Bool {
        if kind == .word {
            let keyword = keyword
            guard allowsKeywords || !keyword.isReserved || keyword == .Any || keyword == .`Self` else { return false }
            let takesArguments = keyword != .Any && !(allowsKeywords && isMetatypeWord(token))
            advance()
            guard takesArguments else { return true }
        }
        if kind == .doubleColon, !isAtEnd {
            advance()
            if kind == .word, !isAtEnd { advance() }
        }
        if kind == .oper, byte == UInt8(ascii: "<"), !isAtEnd {
            takeByte()
            takeAngleRun()
        }
        return true
    }

    /// Whether a word behind a dot makes the type of a type, which has no generic arguments.
    func isMetatypeWord(_ token: Token) -> Bool { spells(token, "Type") || spells(token, "Protocol") }

    /// What may follow a type's name or bracket. Whether another type has to follow.
    private mutating func scanTypeSuffixes() -> Bool {
        while !isAtEnd {
            switch kind {
            case .dot:
                guard peek().kind == .word, position + 1 < bracketEnd else { return false }
                advance()
                _ = scanTypeName(allowsKeywords: true)
            case .oper:
                if isPostfixMark, !startsLine {
                    takeByte()
                } else if isOperator(UInt8(ascii: "&")) || isArrow {
                    advance()
                    return true
                } else {
                    return false
                }
            case .word:
                guard let arrow = arrowBehindEffects(at: position) else { return false }
                jump(to: arrow + 1)
                return true
            default: return false
            }
        }
        return false
    }

    /// The arrow behind `async throws` and the like at a token.
    func arrowBehindEffects(at start: Int) -> Int? {
        var index = start
        while token(at: index).kind == .word {
            switch token(at: index).keyword {
            case .async, .reasync, .rethrows: index += 1
            case .throws:
                index += 1
                if token(at: index).kind == .leftParen { index = behindBracket(at: index) }
            default: return nil
            }
        }
        let arrow = token(at: index)
        guard index > start, arrow.kind == .oper, arrow.length == 2, byte(of: arrow) == UInt8(ascii: "-"),
            bytes[arrow.end - 1] == UInt8(ascii: ">")
        else { return nil }
        return index
    }
}
