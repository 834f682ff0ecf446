/// Regex literals, and how they are told from division.
extension Lexer {
    mutating func appendRegex(from start: Int, _ regex: RegexEnd) {
        append(.regex, from: start, to: regex.offset, flags: regex.isTerminated ? [] : .unterminated)
        at = regex.offset
    }

    /// The end of the regex literal that begins at a slash within an operator, or nothing if the slash is an operator's.
    func regexEnd(from slash: Int, operatorStart: Int, operatorEnd: Int) -> RegexEnd? {
        guard !input.isLeftBound(operatorStart) else { return nil }
        if let last = tokens.last, last.keyword == .func || last.keyword == .operator { return nil }
        var mustBeRegex = false
        if !input.isRightBound(operatorEnd, isLeftBound: false) {
            guard isBehindForcedTry || expectsOperand else { return nil }
            mustBeRegex = isBehindForcedTry || !isAfterArgumentStart
        }
        return input.bareRegexEnd(from: slash, mustBeRegex: mustBeRegex)
    }

    /// Whether the last two tokens are `try?` or `try!`.
    private var isBehindForcedTry: Bool {
        guard tokens.count >= 2, let last = tokens.last, last.kind == .oper, last.length == 1 else { return false }
        return input.isMark(input[Int(last.start)]) && last.flags.contains(.leftBound)
            && tokens[tokens.count - 2].keyword == .try
    }

    /// Whether the last token may stand before an operator that is an argument by itself, as in `reduce(1, /)`.
    private var isAfterArgumentStart: Bool {
        switch tokens.last?.kind {
        case .leftParen, .leftBracket, .comma, .colon, .doubleColon: true
        case .string: !tokens[tokens.count - 1].flags.contains(.closesString)
        default: false
        }
    }

    /// Whether an operand rather than an infix operator is expected behind the last token.
    private var expectsOperand: Bool {
        guard let last = tokens.last else { return !hasShebang }
        switch last.kind {
        case .leftBrace, .leftParen, .leftBracket, .semicolon, .comma, .colon, .unknown: return true
        case .oper: return operandFollowsOperator
        case .string: return !last.flags.contains(.closesString)
        case .word:
            if last.keyword == .elseif || last.keyword == .endif {
                return input.byteBefore(Int(last.start)) == UInt8(ascii: "#")
            }
            return last.keyword.isReserved && !last.keyword.isOperand
        default: return false
        }
    }

    /// The end of `#/.../#`, over several lines if nothing but blanks follows the opening slash on its line.
    mutating func extendedRegexEnd(from start: Int, slash: Int) -> RegexEnd {
        let pounds = slash - start
        var offset = slash + 1
        while input.byte(offset) == UInt8(ascii: " ") || input.byte(offset) == 0x09 { offset += 1 }
        let firstLineEnd = input.isLineEnd(offset) ? offset : nil
        if firstLineEnd == nil { offset = slash + 1 }
        if let firstLineEnd, pounds >= searches.unendedRegexPounds {
            return RegexEnd(offset: firstLineEnd, isTerminated: false)
        }
        while offset < input.count {
            switch input[offset] {
            case UInt8(ascii: "/"):
                let end = input.poundsEnd(from: offset + 1)
                if end - offset - 1 >= pounds { return RegexEnd(offset: end, isTerminated: true) }
            case 0x0A, 0x0D: if firstLineEnd == nil { return RegexEnd(offset: offset, isTerminated: false) }
            case UInt8(ascii: "\\"):
                if offset + 1 < input.count, firstLineEnd != nil || !input.isLineEnd(offset + 1) { offset += 1 }
            default: break
            }
            offset += 1
        }
        if firstLineEnd != nil { searches.unendedRegexPounds = min(searches.unendedRegexPounds, pounds) }
        return RegexEnd(offset: firstLineEnd ?? input.count, isTerminated: false)
    }
}

struct RegexEnd {
    let offset: Int
    /// Whether the closing slash stands there, and not just the end of the line or the text.
    let isTerminated: Bool
}

extension LexerInput {
    /// The end of `/.../`. Unless it must be one, a literal that begins or ends with a blank or closes a parenthesis too
    /// many is none.
    func bareRegexEnd(from slash: Int, mustBeRegex: Bool) -> RegexEnd? {
        switch byte(slash + 1) {
        case UInt8(ascii: " "), 0x09: if !mustBeRegex { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
        if slash > 0, self[slash - 1] == UInt8(ascii: "*") { return nil }
        var scan = RegexScan()
        var offset = slash + 1
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: "/"):
                if byte(offset + 1) == UInt8(ascii: "*") || byte(offset + 1) == UInt8(ascii: "/") {
                    return mustBeRegex ? RegexEnd(offset: offset, isTerminated: false) : nil
                }
                if !mustBeRegex, scan.lastBlank == offset - 1 { return nil }
                return RegexEnd(offset: offset + 1, isTerminated: true)
            case 0x0A, 0x0D: return mustBeRegex ? RegexEnd(offset: offset, isTerminated: false) : nil
            case UInt8(ascii: "\\"):
                if offset + 1 < count, !isLineEnd(offset + 1) { offset += 1 }
            case let byte:
                if !scan.take(byte, at: offset), !mustBeRegex { return nil }
            }
            offset += 1
        }
        return mustBeRegex ? RegexEnd(offset: offset, isTerminated: false) : nil
    }
}

/// The brackets open within a regex literal.
private struct RegexScan {
    private var groups = 0
    private var characterClasses = 0
    /// Offset of the last blank that isn't escaped.
    private(set) var lastBlank = -1

    /// Whether the byte may stand there: `false` for a parenthesis that closes nothing.
    mutating func take(_ byte: UInt8, at offset: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "(") where characterClasses == 0: groups += 1
        case UInt8(ascii: ")") where characterClasses == 0:
            if groups == 0 { return false }
            groups -= 1
        case UInt8(ascii: "["): characterClasses += 1
        case UInt8(ascii: "]") where characterClasses > 0: characterClasses -= 1
        case UInt8(ascii: " "), 0x09: lastBlank = offset
        default: break
        }
        return true
    }
}
