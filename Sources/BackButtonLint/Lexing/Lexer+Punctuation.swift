/// Colons, and what a pound begins.
extension Lexer {
    /// A raw string, an extended regex literal, or a pound by itself with the word that belongs to it.
    mutating func lexPound() {
        let start = at
        let end = input.poundsEnd(from: start + 1)
        switch input.byte(end) {
        case UInt8(ascii: "\""):
            at = end
            lexString(pieceStart: start, pounds: end - start)
        case UInt8(ascii: "/"):
            appendRegex(from: start, extendedRegexEnd(from: start, slash: end))
        case UInt8(ascii: "!") where tokens.isEmpty && end == start + 1 && start > 0 && input[start - 1] == 0:
            // White space for all others, a NUL counts as the start of the text here.
            skipShebang()
        default:
            while at < end { appendByte(.pound) }
            lexDirectiveWord()
        }
    }

    /// The word right behind a pound. The words of the grammar end where their letters do: `#if1` is `#if 1`.
    private mutating func lexDirectiveWord() {
        guard input.byteClass(at) == .letter else { return }
        let start = at
        var end = start
        while input.byteClass(end) == .letter { end += 1 }
        switch keywords.keyword(input.bytes, from: start, to: end) {
        case .if, .elseif, .else, .endif, .sourceLocation, .available, .unavailable: break
        default: end = input.nameEnd(from: end)
        }
        at = end
        append(.word, from: start, to: end, keyword: keywords.keyword(input.bytes, from: start, to: end))
    }

    mutating func lexColon() {
        guard input.byte(at + 1) == UInt8(ascii: ":"), !isInSelector else {
            appendByte(.colon)
            return
        }
        append(.doubleColon, from: at, to: at + 2)
        at += 2
    }

    /// Whether we are in the selector of `@objc(first::third:)`, where two colons are two.
    private var isInSelector: Bool {
        for (count, token) in tokens.reversed().enumerated() {
            switch token.kind {
            case .word, .colon: if count == Self.longestSelector { return false }
            case .leftParen:
                let name = tokens.count - count - 2
                return name > 0 && tokens[name - 1].kind == .at && tokens[name].length == 4
                    && input.stands("objc", at: Int(tokens[name].start))
            default: return false
            }
        }
        return false
    }

    private static let longestSelector = 64
}
