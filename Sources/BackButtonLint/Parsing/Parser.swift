/// Makes the tree of a text.
///
/// Its tenets:
/// - It never fails. What can't be placed stands as a token run, and the next line is read as if nothing had happened.
/// - It reads Swift as the compiler does wherever a reading decides which call owns which argument or closure, and
///   no more: types, patterns and generic clauses are token runs.
/// - It is a pushdown machine. What is open lies in `frames`, each frame knows by its state how to take the next token,
///   and no function calls itself, so that depth costs memory on the heap and never the stack.
/// - It looks ahead only over matched brackets, or over what it need not look at again: time is linear in the tokens.
/// - Nodes are written when they end, children before parents, which lets a chain or a sequence take in the operand
///   that turned out to be its first child. One pass at the end lays them out in preorder.
package struct Parser: ~Copyable {
    /// How many constructs may stand open around a node. What lies deeper is passed over as a token run, so that those
    /// who walk up from a node need not fear for their time either.
    static let deepestNesting = 10_000

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafePointer<Token>
    /// The index of the `endOfFile` token.
    let lastToken: Int
    let brackets: BracketMatches

    /// The index of the next token.
    var position = 0
    /// How many bytes of it are already taken: `>>` may close two lists, `!=` may unwrap and assign.
    var taken = 0
    /// Where the innermost open bracket ends.
    var bracketEnd: Int

    /// What is open, outermost first, without the innermost.
    var frames = GrowingBuffer<Frame>(capacity: 64)
    /// The innermost open construct.
    var top = Frame(state: .done, kind: .file, flavor: [], first: 0, mark: 0)
    var rows: NodeWriter

    /// Memory that the recognition of generic arguments uses again and again.
    var typeContexts: [TypeContext] = []
    /// The last looks behind the lines of an `#if`.
    var conditionalCases = ConditionalLook()
    var conditionalParts = ConditionalLook()
    var openDirectives: [Int] = []
    var passedDirectives: [Int] = []
    /// Where the last look for a declaration ended in vain.
    var vainLook = (start: 0, end: 0, bracketEnd: 0)

    init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, brackets: BracketMatches) {
        self.bytes = bytes
        // The lexer always gives at least `endOfFile`.
        self.tokens = tokens.baseAddress!
        self.brackets = brackets
        lastToken = tokens.count - 1
        bracketEnd = lastToken
        rows = NodeWriter(tokens: tokens.count)
    }

    /// The tree of a text. Never fails: what can't be understood stands as token runs.
    package static func parse(_ bytes: [UInt8]) -> SyntaxTree {
        let text = Lexer.lex(bytes)
        var rows = bytes.withUnsafeBufferPointer { bytes in
            text.tokens.withUnsafeBufferPointer { tokens in
                let brackets = BracketMatches(of: tokens)
                defer { brackets.deallocate() }
                var parser = Parser(bytes: bytes, tokens: tokens, brackets: brackets)
                defer { parser.frames.deallocate() }
                parser.run()
                return parser.rows
            }
        }
        defer { rows.deallocate() }
        return SyntaxTree(bytes: bytes, text: text, nodes: &rows)
    }

    private mutating func run() {
        push(.items, .file)
        top.itemFirst = .max
        while top.state != .done { step() }
    }
}

// MARK: Tokens

extension Parser {
    @inline(__always) var token: Token { tokens[position] }
    @inline(__always) var kind: TokenKind { tokens[position].kind }
    /// The word the next token spells; `none` for anything in backticks and for part of a token.
    @inline(__always) var keyword: Keyword { tokens[position].keyword }

    /// The token `distance` behind the next one, or `endOfFile`.
    @inline(__always) func peek(_ distance: Int = 1) -> Token { tokens[min(position + distance, lastToken)] }

    @inline(__always) func token(at index: Int) -> Token { tokens[min(index, lastToken)] }

    /// Where a node begins or ends now: a token taken in part belongs to what lies before.
    @inline(__always) var here: Int { taken == 0 ? position : position + 1 }

    @inline(__always) mutating func advance() {
        if position < lastToken { position += 1 }
        taken = 0
    }

    @inline(__always) mutating func jump(to index: Int) {
        position = min(index, lastToken)
        taken = 0
    }

    /// Takes one byte of an operator, and moves on with its last.
    @inline(__always) mutating func takeByte() {
        taken += 1
        if taken >= Int(token.length) { advance() }
    }

    /// The first byte of the next token that is not taken yet.
    @inline(__always) var byte: UInt8 { bytes[Int(token.start) + taken] }

    /// The byte `distance` behind that one, or 0 behind the token's end.
    @inline(__always) func byte(_ distance: Int) -> UInt8 {
        taken + distance < Int(token.length) ? bytes[Int(token.start) + taken + distance] : 0
    }

    /// Whether what is left of the next token is this one operator byte.
    @inline(__always) func isOperator(_ wanted: UInt8) -> Bool {
        kind == .oper && Int(token.length) == taken + 1 && byte == wanted
    }

    /// Whether what is left of the next token is these two operator bytes.
    @inline(__always) func isOperator(_ first: UInt8, _ second: UInt8) -> Bool {
        kind == .oper && Int(token.length) == taken + 2 && byte == first && byte(1) == second
    }

    var isArrow: Bool { isOperator(UInt8(ascii: "-"), UInt8(ascii: ">")) }
    var isEqual: Bool { isOperator(UInt8(ascii: "=")) }

    func isThreeDots(_ token: Token) -> Bool {
        token.kind == .oper && token.length == 3 && bytes[Int(token.start)] == UInt8(ascii: ".")
            && bytes[Int(token.start) + 2] == UInt8(ascii: ".")
    }

    @inline(__always) var startsLine: Bool { taken == 0 && token.flags.contains(.startsLine) }
    @inline(__always) var isAtEnd: Bool { position >= bracketEnd }

    var isLeftBound: Bool { taken > 0 || token.flags.contains(.leftBound) }
    var isRightBound: Bool { token.flags.contains(.rightBound) }

    /// Whether a `?` or `!` stands here that unwraps what lies before it.
    @inline(__always) var isPostfixMark: Bool {
        guard kind == .oper else { return false }
        let byte = byte
        return (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")) && isLeftBound
    }
}

// MARK: Nodes

extension Parser {
    /// Ends a node without children that began at token `first`.
    @inline(__always) mutating func leaf(_ kind: NodeKind, from first: Int) {
        rows.append(kind, first: UInt32(first), end: UInt32(here), size: 1)
    }

    /// A node of the next token alone.
    @inline(__always) mutating func leaf(_ kind: NodeKind) {
        let first = here
        advance()
        rows.append(kind, first: UInt32(first), end: UInt32(position), size: 1)
    }

    /// Ends a node whose children are the rows behind `mark`.
    @inline(__always) mutating func close(_ kind: NodeKind, _ first: UInt32, _ mark: UInt32) {
        rows.append(kind, first: first, end: UInt32(here), size: UInt32(rows.count) - mark + 1)
    }

    /// Ends the innermost construct as a node of its kind.
    @inline(__always) mutating func closeTop() {
        close(top.kind, top.first, top.mark)
        pop()
    }

    /// Ends the innermost construct, which need not be a node of its own.
    @inline(__always) mutating func endTop() { if top.kind == .unexpected { pop() } else { closeTop() } }

    @inline(__always) mutating func push(_ state: State, _ kind: NodeKind, _ flavor: Flavor = []) {
        frames.append(top)
        top = Frame(state: state, kind: kind, flavor: flavor, first: UInt32(here), mark: UInt32(rows.count))
    }

    @inline(__always) mutating func pop() { top = frames.removeLast() }

    /// Begins an element of the innermost construct.
    @inline(__always) mutating func beginItem() {
        top.itemFirst = UInt32(here)
        top.itemMark = UInt32(rows.count)
    }

    @inline(__always) mutating func closeItem(_ kind: NodeKind) { close(kind, top.itemFirst, top.itemMark) }

    /// Whether nothing more may be opened.
    var isTooDeep: Bool { frames.count >= Parser.deepestNesting }

    /// Takes the next token, or all of a bracket, as something that has no place here. A run of such is one node.
    mutating func takeUnexpected() {
        let first = here
        skipSingle()
        let mayGrow = rows.count > Int(top.mark)
        if !mayGrow || !rows.lengthenLast(.unexpected, from: UInt32(first), to: UInt32(here)) {
            leaf(.unexpected, from: first)
        }
    }

    /// Moves over the next token, or over all of a bracket.
    mutating func skipSingle() {
        switch kind {
        case .leftParen, .leftBracket, .leftBrace: jump(to: behindBracket(at: position))
        case .string: jump(to: brackets.literalEnd(of: position, in: tokens) + 1)
        default: advance()
        }
    }

    /// The token behind the bracket opened at a token, or where it is cut off.
    func behindBracket(at open: Int) -> Int {
        let end = brackets.end(of: open)
        return end < lastToken && isPartner(tokens[end].kind, of: tokens[open].kind) ? end + 1 : end
    }

    private func isPartner(_ closer: TokenKind, of opener: TokenKind) -> Bool {
        switch opener {
        case .leftParen: closer == .rightParen
        case .leftBracket: closer == .rightBracket
        case .leftBrace: closer == .rightBrace
        default: false
        }
    }

    /// Opens the bracket at the next token for the innermost construct. False, with all of it taken, when too many are
    /// open already.
    mutating func openBracket() -> Bool {
        guard !isTooDeep else {
            let end = min(brackets.end(of: position), bracketEnd)
            let behind = min(behindBracket(at: position), bracketEnd)
            advance()
            let first = here
            jump(to: end)
            if position > first { leaf(.unexpected, from: first) }
            jump(to: behind)
            return false
        }
        top.outerEnd = UInt32(bracketEnd)
        top.opener = UInt32(position)
        bracketEnd = min(brackets.end(of: position), bracketEnd)
        advance()
        return true
    }

    /// Takes the closing bracket, if it stands here, and leaves the bracket.
    mutating func closeBracket() {
        jump(to: max(position, min(behindBracket(at: Int(top.opener)), Int(top.outerEnd))))
        bracketEnd = Int(top.outerEnd)
    }
}
