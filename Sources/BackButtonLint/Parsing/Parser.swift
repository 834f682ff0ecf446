package struct Parser {
    /// The tree of a text. Never fails: what can't be understood stands as token runs.
    package static func parse(_ bytes: [UInt8]) -> SyntaxTree {
        let text = Lexer.lex(bytes)
        return SyntaxTree(
            bytes: bytes, tokens: text.tokens, lineComments: text.lineComments, kinds: [.file], firstTokens: [0],
            endTokens: [UInt32(text.tokens.count - 1)], subtreeEnds: [1], parents: [0])
    }
}
