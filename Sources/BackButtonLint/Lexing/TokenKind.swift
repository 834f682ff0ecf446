/// What a token is, as far as its bytes alone tell.
package enum TokenKind: UInt8, Sendable {
    /// An identifier, keyword, `_`, `$0`, `$name`, editor placeholder, or a name in backticks (backticks included).
    case word
    /// An integer or float literal.
    case number
    /// A maximal run of operator characters; `=`, `->`, `?`, `!`, `&`, `<`, `>`, `...` are such runs too.
    case oper
    /// A piece of a string literal: between quotes, or between a quote and an interpolation, or between two of them.
    case string
    /// A whole regex literal, slashes and pounds included.
    case regex
    case leftParen, rightParen
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    case comma, semicolon, colon, doubleColon, dot, at, pound, backslash, backtick
    /// A byte that belongs to nothing.
    case unknown
    /// Stands once, last, with length 0, at the end of the text.
    case endOfFile
}
