/// Regex literals, and how they are told from division.
extension Lexer {
    mutating func appendRegex(from start: Int, to end: Int) {
        append(.regex, from: start, to: end, flags: isRegexEnd(end, from: start) ? [] : .unterminated)
        at = end
    }

    private func isRegexEnd(_ end: Int, from start: Int) -> Bool {
        let last = text[end - 1]
        return end > start + 1 && (last == UInt8(ascii: "/") || last == UInt8(ascii: "#"))
    }

    /// The end of the regex literal that begins at a slash within an operator, or nothing if the slash is an operator's.
    func regexEnd(from slash: Int, operatorStart: Int, operatorEnd: Int) -> Int? {
        guard !isLeftBound(operatorStart) else { return nil }
        if let last = tokens.last, last.keyword == .func || last.keyword == .operator { return nil }
        var mustBeRegex = false
        if !isRightBound(operatorEnd, isLeftBound: false) {
            guard isBehindForcedTry || expectsOperand else { return nil }
            mustBeRegex = isBehindForcedTry || !isAfterArgumentStart
        }
        return bareRegexEnd(from: slash, mustBeRegex: mustBeRegex)
    }

    /// Whether the last two tokens are `try?` or `try!`.
    private var isBehindForcedTry: Bool {
        guard tokens.count >= 2, let last = tokens.last, last.kind == .oper, last.length == 1 else { return false }
        let sign = text[Int(last.start)]
        return (sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!")) && last.flags.contains(.leftBound)
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
        guard let last = tokens.last else { return at == 0 || text[0] != UInt8(ascii: "#") }
        switch last.kind {
        case .leftBrace, .leftParen, .leftBracket, .semicolon, .comma, .colon, .unknown: return true
        case .oper: return operandFollowsOperator
        case .string: return !last.flags.contains(.closesString)
        case .word:
            if last.keyword == .elseif || last.keyword == .endif {
                return byteBefore(Int(last.start)) == UInt8(ascii: "#")
            }
            return last.keyword.isReserved && !last.keyword.isOperand
        default: return false
        }
    }

    /// The end of `/.../`. Unless it must be one, a literal that begins or ends with a blank or closes a parenthesis too
    /// many is none.
    private func bareRegexEnd(from slash: Int, mustBeRegex: Bool) -> Int? {
        switch byte(slash + 1) {
        case UInt8(ascii: " "), 0x09: if !mustBeRegex { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
        if slash > 0, text[slash - 1] == UInt8(ascii: "*") { return nil }
        var scan = RegexScan()
        var offset = slash + 1
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "/"):
                if byte(offset + 1) == UInt8(ascii: "*") || byte(offset + 1) == UInt8(ascii: "/") {
                    return mustBeRegex ? offset : nil
                }
                if !mustBeRegex, scan.lastBlank == offset - 1 { return nil }
                return offset + 1
            case 0x0A, 0x0D: return mustBeRegex ? offset : nil
            case UInt8(ascii: "\\"):
                if offset + 1 < text.count, !isLineEnd(offset + 1) { offset += 1 }
            case let byte:
                if !scan.take(byte, at: offset), !mustBeRegex { return nil }
            }
            offset += 1
        }
        return mustBeRegex ? offset : nil
    }

    /// The end of `#/.../#`, over several lines if nothing but blanks follows the opening slash on its line.
    func extendedRegexEnd(from start: Int, slash: Int) -> Int {
        let pounds = slash - start
        var offset = slash + 1
        while byte(offset) == UInt8(ascii: " ") || byte(offset) == 0x09 { offset += 1 }
        let firstLineEnd = isLineEnd(offset) ? offset : nil
        if firstLineEnd == nil { offset = slash + 1 }
        if let firstLineEnd, pounds >= searches.unendedRegexPounds { return firstLineEnd }
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "/"):
                let end = poundsEnd(from: offset + 1)
                if end - offset - 1 >= pounds { return end }
            case 0x0A, 0x0D: if firstLineEnd == nil { return offset }
            case UInt8(ascii: "\\"):
                if offset + 1 < text.count, firstLineEnd != nil || !isLineEnd(offset + 1) { offset += 1 }
            default: break
            }
            offset += 1
        }
        return firstLineEnd ?? text.count
    }

    func poundsEnd(from offset: Int) -> Int {
        var offset = offset
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return offset
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
