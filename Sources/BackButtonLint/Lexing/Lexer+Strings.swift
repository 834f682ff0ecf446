/// A string literal of which a piece has been lexed.
struct OpenString {
    enum Delimiter: UInt8 { case quote, threeQuotes, apostrophe }

    let delimiter: Delimiter
    private let poundCount: UInt32
    private let parenCount: UInt32

    init(delimiter: Delimiter, pounds: Int, parensAround: Int) {
        self.delimiter = delimiter
        poundCount = UInt32(truncatingIfNeeded: pounds)
        parenCount = UInt32(clamping: parensAround)
    }

    var pounds: Int { Int(poundCount) }

    /// Parentheses that were open around the literal, to be counted on once it has ended.
    var parensAround: Int { parenCount == .max ? Lexer.outsideOfStrings : Int(parenCount) }

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
        if input[at] == UInt8(ascii: "'") { return .apostrophe }
        guard input.stands("\"\"\"", at: at) else { return .quote }
        return pounds > 0 && quotesOnLine.mostPounds(from: at + 2, in: input) >= pounds ? .quote : .threeQuotes
    }

    /// Lexes on from the cursor, within the literal, up to an interpolation or the end of the literal.
    private mutating func lexStringPiece(of string: OpenString, from start: Int, flags: TokenFlags) {
        let flags = flags.union(string.flags)
        let pounds = string.pounds
        let isMultiline = string.isMultiline
        while at < input.count {
            switch input[at] {
            case UInt8(ascii: "\""):
                if string.delimiter != .apostrophe, let end = input.closingEnd(of: string, at: at) {
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
                guard let escaped = input.poundsEnd(from: at, atLeast: pounds) else { continue }
                switch input.byte(escaped) {
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
}

extension LexerInput {
    /// The offset behind the closing quotes and pounds, if they stand at `quote`, where the first quote is.
    func closingEnd(of string: OpenString, at quote: Int) -> Int? {
        var offset = quote + 1
        if string.isMultiline {
            guard byte(offset) == UInt8(ascii: "\""), byte(offset + 1) == UInt8(ascii: "\"") else { return nil }
            offset += 2
        }
        guard string.pounds > 0 else { return offset }
        let end = poundsEnd(from: offset)
        return end - offset >= string.pounds ? end : nil
    }

    /// The offset behind the pounds of an escape: as many as the literal has, or one more by mistake.
    func poundsEnd(from start: Int, atLeast pounds: Int) -> Int? {
        guard pounds > 0 else { return start }
        var offset = start
        while offset <= start + pounds, byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return offset - start >= pounds ? offset : nil
    }
}

/// How many pounds follow the quotes of one line, found in one pass however often it is asked.
struct QuotesOnLine {
    /// The quotes behind which no other of the line has as many pounds, so that the counts fall.
    private var quotes: [(offset: Int, pounds: Int)] = []
    private var next = 0
    private var lineEnd = 0

    /// The most pounds that follow a quote between `start` and its line end; `start` must not fall from call to call.
    mutating func mostPounds(from start: Int, in input: LexerInput) -> Int {
        if start >= lineEnd { read(from: start, in: input) }
        while next < quotes.count, quotes[next].offset < start { next += 1 }
        return next < quotes.count ? quotes[next].pounds : 0
    }

    private mutating func read(from start: Int, in input: LexerInput) {
        quotes.removeAll(keepingCapacity: true)
        next = 0
        var offset = start
        while offset < input.count, !input.isLineEnd(offset) {
            guard input[offset] == UInt8(ascii: "\"") else {
                offset += 1
                continue
            }
            let end = input.poundsEnd(from: offset + 1)
            let pounds = end - offset - 1
            while let last = quotes.last, last.pounds <= pounds { quotes.removeLast() }
            quotes.append((offset, pounds))
            offset = end
        }
        lineEnd = offset
    }
}
