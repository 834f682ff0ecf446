/// Where each bracket of a text ends, found in one pass before parsing.
///
/// A closing brace closes whatever is open within its braces; a closing parenthesis or square bracket reaches over a
/// few forgotten ones at most; one without a partner closes nothing. The pieces of a string literal count as brackets
/// around its interpolations.
struct BracketMatches {
    /// What is known of a token that looking ahead passed: whether a `<` begins generic arguments, whether an `#if`
    /// holds attributes alone.
    enum Answer: UInt32 { case unknown, no, yes }

    /// For an opening bracket, or a string piece before an interpolation, the token that ends it; for a `<` or `#` an
    /// `Answer`. While a bracket is open, its place holds the bracket around it, which makes a stack.
    private let table: UnsafeMutablePointer<UInt32>
    private let count: Int

    /// How many forgotten brackets a closing one may reach over.
    private static let reach = 8

    init(of tokens: UnsafeBufferPointer<Token>) {
        count = tokens.count
        table = Pages.allocate(capacity: count)
        table.initialize(repeating: 0, count: tokens.count)
        // Only where brackets were forgotten does it need to be guessed which.
        if !match(tokens, endingAtDeclarations: false) {
            table.update(repeating: 0, count: tokens.count)
            _ = match(tokens, endingAtDeclarations: true)
        }
    }

    /// Fills the table. False if a parenthesis or square bracket lacks its partner.
    ///
    /// - Parameter endingAtDeclarations: whether a line that begins with a declaration ends what is open before it.
    private func match(_ tokens: UnsafeBufferPointer<Token>, endingAtDeclarations: Bool) -> Bool {
        var isWhole = true
        // Indices are raised by one: 0 is no bracket.
        var innermost: UInt32 = 0
        var openBraces = 0
        var bracesAroundLiterals: [Int] = []

        func close(through bracket: UInt32, at index: Int) {
            var closed: UInt32 = 0
            repeat {
                closed = innermost
                if closed != bracket, tokens[Int(closed) - 1].kind != .leftBrace { isWhole = false }
                innermost = table[Int(closed) - 1]
                table[Int(closed) - 1] = UInt32(index)
            } while closed != bracket
        }
        func open(_ index: Int) {
            table[index] = innermost
            innermost = UInt32(index) + 1
        }
        func find(_ kind: TokenKind, reach: Int) -> UInt32? {
            var bracket = innermost
            for _ in 0..<reach {
                guard bracket > 0 else { return nil }
                let found = tokens[Int(bracket) - 1].kind
                if found == kind { return bracket }
                // Nothing reaches out of braces or of an interpolation.
                if found == .string || found == .leftBrace { return nil }
                bracket = table[Int(bracket) - 1]
            }
            return nil
        }

        for index in 0..<tokens.count {
            switch tokens[index].kind {
            case .leftParen, .leftBracket: open(index)
            case .leftBrace:
                openBraces += 1
                open(index)
            case .rightParen:
                if let bracket = find(.leftParen, reach: BracketMatches.reach) { close(through: bracket, at: index) }
            case .rightBracket:
                if let bracket = find(.leftBracket, reach: BracketMatches.reach) {
                    close(through: bracket, at: index)
                }
            case .rightBrace where openBraces > 0:
                openBraces -= 1
                if let bracket = find(.leftBrace, reach: .max) { close(through: bracket, at: index) }
            case .string:
                let flags = tokens[index].flags
                if !flags.contains(.opensString), let braces = bracesAroundLiterals.popLast() {
                    openBraces = braces
                    var bracket = innermost
                    while bracket > 0, tokens[Int(bracket) - 1].kind != .string { bracket = table[Int(bracket) - 1] }
                    if bracket > 0 { close(through: bracket, at: index) }
                }
                if !flags.contains(.closesString) {
                    bracesAroundLiterals.append(openBraces)
                    openBraces = 0
                    open(index)
                }
            case .word where endingAtDeclarations && innermost > 0 && tokens[index].flags.contains(.startsLine):
                // A declaration on a line of its own stands in no parentheses: some before it were forgotten.
                guard tokens[index].keyword.beginsDeclarationLine, tokens[index + 1].kind == .word else { continue }
                while innermost > 0 {
                    let kind = tokens[Int(innermost) - 1].kind
                    guard kind == .leftParen || kind == .leftBracket else { break }
                    close(through: innermost, at: index)
                }
            default: break
            }
        }
        while innermost > 0 {
            if tokens[Int(innermost) - 1].kind != .leftBrace { isWhole = false }
            close(through: innermost, at: tokens.count - 1)
        }
        return isWhole
    }

    func deallocate() { Pages.free(table, capacity: count) }

    /// The token that ends the bracket opened at a token: its partner, or what closes a bracket around it.
    @inline(__always) func end(of open: Int) -> Int { max(Int(table[open]), open + 1) }

    /// The last piece of the string literal that a piece belongs to.
    func literalEnd(of piece: Int, in tokens: UnsafePointer<Token>) -> Int {
        var piece = piece
        while tokens[piece].kind == .string, !tokens[piece].flags.contains(.closesString) {
            let next = end(of: piece)
            guard tokens[next].kind == .string, !tokens[next].flags.contains(.opensString) else { return next - 1 }
            piece = next
        }
        return piece
    }

    @inline(__always) func answer(at token: Int) -> Answer { Answer(rawValue: table[token]) ?? .unknown }

    @inline(__always) func remember(_ answer: Answer, at token: Int) { table[token] = answer.rawValue }
}

extension Keyword {
    /// Whether the word, with another word behind it, begins a declaration wherever it begins a line.
    fileprivate var beginsDeclarationLine: Bool {
        switch self {
        case .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .private, .fileprivate,
            .internal, .public, .static:
            true
        default: false
        }
    }
}
