/// What the lexer makes of a text.
package struct LexedText: Sendable {
    /// All tokens in source order; the last is `endOfFile`.
    ///
    /// Every string literal has one piece with `opensString` and, later, one with `closesString`; where the line or the
    /// text ends within an interpolation, an empty piece closes the literal.
    package var tokens: [Token]
    /// The line comments outside of strings, from `//` up to the line end.
    package var lineComments: [ByteRange]
}

/// Cuts bytes into tokens.
///
/// - Any bytes are accepted: what belongs to nothing is an `unknown` token.
/// - Tokens never overlap, grow with their offset, and together with white space and comments they tile the text.
/// - The time is linear in the bytes, and no call nests with the text: strings within interpolations lie on a stack.
/// - Only bytes decide. What needs the grammar, such as the angle brackets of generics, is the parser's.
package struct Lexer {
    /// Lexes a whole text of up to 4 GB.
    package static func lex(_ bytes: [UInt8]) -> LexedText {
        bytes.withUnsafeBufferPointer { text in
            ByteClass.table.withUnsafeBufferPointer { classes in
                KeywordTable.shared.withReader { keywords in
                    var lexer = Lexer(input: LexerInput(bytes: text, classes: classes), keywords: keywords)
                    lexer.run()
                    return LexedText(tokens: lexer.tokens, lineComments: lexer.lineComments)
                }
            }
        }
    }

    let input: LexerInput
    let keywords: KeywordTable.Reader

    /// Offset of the next byte to look at.
    var at = 0
    var tokens: [Token] = []
    var lineComments: [ByteRange] = []
    /// What has been seen since the last token.
    var pending: TokenFlags = [.startsLine]

    /// The string literals in whose interpolation we are, outermost first.
    var openStrings: [OpenString] = []
    /// Parentheses open within the innermost interpolation; outside of any, a number that never falls to zero.
    var openParens = Lexer.outsideOfStrings
    /// Whether the innermost interpolation belongs to a literal that can't go beyond its line.
    var endsAtLineEnd = false

    /// Whether the last operator is one behind which an operand is expected.
    var operandFollowsOperator = false
    var searches = FailedSearches()
    var quotesOnLine = QuotesOnLine()
    var hasShebang = false

    static let outsideOfStrings = 1 << 40

    private init(input: LexerInput, keywords: KeywordTable.Reader) {
        self.input = input
        self.keywords = keywords
        tokens.reserveCapacity(input.count / 5 + 16)
    }

    private mutating func run() {
        skipShebang()
        while at < input.count { lexNext() }
        closeStringsAtEnd()
        append(.endOfFile, from: input.count, to: input.count)
    }

    /// One token or one piece of white space or comment.
    @inline(__always)
    private mutating func lexNext() {
        switch input.byteClass(at) {
        case .blank:
            at += 1
            while at < input.count, input[at] == 0x20 { at += 1 }
            pending.insert(.spaceBefore)
        case .lineEnd: lexLineEnd()
        case .letter: lexWord()
        case .digit: lexNumber()
        case .dollar: lexDollarName()
        case .beyondASCII: lexBeyondASCII()
        case .slash:
            if !skipComment() { lexOperator() }
        case .operatorCharacter:
            if input.endsOperator(at + 1) {
                lexSingleOperator()
            } else if !skipConflictMarker(), !lexPlaceholder() {
                lexOperator()
            }
        case .quote: lexString(pieceStart: at, pounds: 0)
        case .pound: lexPound()
        case .backtick: lexBacktick()
        case .colon: lexColon()
        case .leftParen:
            openParens += 1
            appendByte(.leftParen)
        case .rightParen:
            if openParens == 0 {
                resumeString()
            } else {
                openParens -= 1
                appendByte(.rightParen)
            }
        case .punctuation: appendByte(Self.punctuation(input[at]))
        case .unknown: appendByte(.unknown)
        }
    }

    private static func punctuation(_ byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "@"): .at
        default: .backslash
        }
    }
}

// MARK: - Writing tokens

extension Lexer {
    @inline(__always)
    mutating func append(
        _ kind: TokenKind, from start: Int, to end: Int, keyword: Keyword = .none, flags: TokenFlags = []
    ) {
        if tokens.count == tokens.capacity { makeRoom() }
        tokens.append(Token(start: start, end: end, kind: kind, keyword: keyword, flags: pending.union(flags)))
        pending = []
    }

    /// Makes room for as many tokens as the rest of the text will have if it goes on like this, open strings closed: an
    /// array that doubles would hold far more than it needs, and for a moment the old elements as well.
    @inline(never)
    private mutating func makeRoom() {
        let expected = (tokens.count + openStrings.count) * 17 / 16 * input.count / max(1, at)
        tokens.reserveCapacity(min(max(expected, tokens.count * 5 / 4), input.count) + 16)
    }

    /// Appends the byte at the cursor as a token and steps over it.
    @inline(__always)
    mutating func appendByte(_ kind: TokenKind) {
        append(kind, from: at, to: at + 1)
        at += 1
    }
}
