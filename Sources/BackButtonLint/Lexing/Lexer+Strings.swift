/// A string literal of which a piece has been lexed.
struct OpenString {
    enum Delimiter: UInt8 { case quote, threeQuotes, apostrophe }

    let delimiter: Delimiter
    let pounds: Int
    /// Parentheses that were open around the literal, to be counted on once it has ended.
    let parensAround: Int

    var isMultiline: Bool { delimiter == .threeQuotes }

    var flags: TokenFlags { isMultiline ? .multiline : [] }
}

/// String literals, piece by piece.
extension Lexer {
    /// A literal whose pounds begin at `pieceStart`; the cursor stands on the first quote.
    mutating func lexString(pieceStart: Int, pounds: Int) {
        let delimiter = openingDelimiter(pounds: pounds)
        at += delimiter == .threeQuotes ? 3 : 1
        let string = OpenString(delimiter: delimiter, pounds: pounds, parensAround: openParens)
        lexStringPiece(of: string, from: pieceStart, flags: .opensString)
    }

    /// Behind the parenthesis that ends an interpolation, on which the cursor stands.
    mutating func resumeString() {
        let string = leaveInterpolation()
        let start = at
        at += 1
        lexStringPiece(of: string, from: start, flags: [])
    }

    private mutating func leaveInterpolation() -> OpenString {
        let string = openStrings.removeLast()
        openParens = string.parensAround
        endsAtLineEnd = openStrings.last.map { !$0.isMultiline } ?? false
        return string
    }

    private mutating func enterInterpolation(of string: OpenString) {
        openStrings.append(string)
        openParens = 0
        endsAtLineEnd = !string.isMultiline
    }

    /// Ends the literals that can't go beyond the line in whose interpolation we are.
    mutating func closeStringsAtLineEnd() {
        while endsAtLineEnd { closeString() }
    }

    mutating func closeStringsAtEnd() {
        while !openStrings.isEmpty { closeString() }
    }

    private mutating func closeString() {
        let string = leaveInterpolation()
        append(.string, from: at, to: at, flags: string.flags.union([.closesString, .unterminated]))
    }

    /// `#"""` opens a literal of several lines, unless a quote with as many pounds follows on the line.
    private mutating func openingDelimiter(pounds: Int) -> OpenString.Delimiter {
        if text[at] == UInt8(ascii: "'") { return .apostrophe }
        guard stands("\"\"\"", at: at) else { return .quote }
        return pounds > 0 && closesOnLine(pounds: pounds, from: at + 2) ? .quote : .threeQuotes
    }

    /// Whether a quote with at least so many pounds follows before the line end.
    private mutating func closesOnLine(pounds: Int, from start: Int) -> Bool {
        if start < searches.poundsLineEnd, pounds > searches.mostPounds { return false }
        var mostPounds = 0
        var offset = start
        while offset < text.count, !isLineEnd(offset) {
            guard text[offset] == UInt8(ascii: "\"") else {
                offset += 1
                continue
            }
            let end = poundsEnd(from: offset + 1)
            mostPounds = max(mostPounds, end - offset - 1)
            if mostPounds >= pounds { return true }
            offset = end
        }
        searches.mostPounds = mostPounds
        searches.poundsLineEnd = offset
        return false
    }

    /// Lexes on from the cursor, within the literal, up to an interpolation or the end of the literal.
    private mutating func lexStringPiece(of string: OpenString, from start: Int, flags: TokenFlags) {
        let flags = flags.union(string.flags)
        let pounds = string.pounds
        let isMultiline = string.isMultiline
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "\""):
                if string.delimiter != .apostrophe, let end = closingEnd(of: string) {
                    at = end
                    append(.string, from: start, to: end, flags: flags.union(.closesString))
                    return
                }
                at += 1
            case UInt8(ascii: "'"):
                at += 1
                if string.delimiter == .apostrophe {
                    append(.string, from: start, to: at, flags: flags.union(.closesString))
                    return
                }
            case UInt8(ascii: "\\"):
                at += 1
                guard let escaped = poundsEnd(from: at, atLeast: pounds) else { continue }
                switch byte(escaped) {
                case UInt8(ascii: "("):
                    at = escaped + 1
                    append(.string, from: start, to: at, flags: flags)
                    enterInterpolation(of: string)
                    return
                case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): at = escaped + 1
                default: at = escaped
                }
            case 0x0A, 0x0D:
                guard isMultiline else {
                    append(.string, from: start, to: at, flags: flags.union([.closesString, .unterminated]))
                    return
                }
                at += 1
            default: at += 1
            }
        }
        append(.string, from: start, to: at, flags: flags.union([.closesString, .unterminated]))
    }

    /// The offset behind the closing quotes and pounds, if they stand at the cursor, which is on a quote.
    private func closingEnd(of string: OpenString) -> Int? {
        var offset = at + 1
        if string.isMultiline {
            guard byte(offset) == UInt8(ascii: "\""), byte(offset + 1) == UInt8(ascii: "\"") else { return nil }
            offset += 2
        }
        guard string.pounds > 0 else { return offset }
        let end = poundsEnd(from: offset)
        return end - offset >= string.pounds ? end : nil
    }

    /// The offset behind the pounds of an escape: as many as the literal has, or one more by mistake.
    private func poundsEnd(from start: Int, atLeast pounds: Int) -> Int? {
        guard pounds > 0 else { return start }
        var offset = start
        while offset <= start + pounds, byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return offset - start >= pounds ? offset : nil
    }
}
