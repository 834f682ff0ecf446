/// What the lexer makes of a text.
package struct LexedText: Sendable {
    /// All tokens in source order; the last is `endOfFile`.
    package var tokens: [Token]
    /// The line comments outside of strings, from `//` up to the line end.
    package var lineComments: [ByteRange]
}

package struct Lexer {
    package static func lex(_ bytes: [UInt8]) -> LexedText {
        LexedText(tokens: [Token(start: bytes.count, end: bytes.count, kind: .endOfFile)], lineComments: [])
    }
}
