/// One token: where it lies and what it is. 12 bytes, trivially copied.
///
/// Comments and white space are no tokens; that some stood before a token is told by its flags.
package struct Token: Sendable {
    /// Offset of the first byte in its text.
    package let start: UInt32

    /// How many bytes it has.
    package let length: UInt32

    package let kind: TokenKind

    /// The reserved or contextual word that a `word` spells, else `none`. Resolved once, here.
    package let keyword: Keyword

    package let flags: TokenFlags

    package init(start: Int, end: Int, kind: TokenKind, keyword: Keyword = .none, flags: TokenFlags = []) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.length = UInt32(truncatingIfNeeded: end - start)
        self.kind = kind
        self.keyword = keyword
        self.flags = flags
    }

    /// Offset behind the last byte.
    package var end: Int { Int(start) + Int(length) }

    package var range: ByteRange { ByteRange(Int(start), end) }
}

/// What surrounds a token, as far as the grammar cares.
package struct TokenFlags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// White space or a comment stands directly before it.
    package static let spaceBefore = TokenFlags(rawValue: 1 << 0)
    /// A line end stands between it and the token before it (or it is the first).
    package static let startsLine = TokenFlags(rawValue: 1 << 1)
    /// An operator bound to its left side, as the Swift grammar's white space rule says; of a run of several, the first.
    package static let leftBound = TokenFlags(rawValue: 1 << 2)
    /// An operator bound to its right side; of a run of several, the last.
    package static let rightBound = TokenFlags(rawValue: 1 << 3)
    /// A string piece that begins with the opening quote.
    package static let opensString = TokenFlags(rawValue: 1 << 4)
    /// A string piece that ends its literal (with the closing quote, or cut off).
    package static let closesString = TokenFlags(rawValue: 1 << 5)
    /// A string piece of a `"""` literal.
    package static let multiline = TokenFlags(rawValue: 1 << 6)
    /// A `word` written in backticks: never a keyword.
    package static let escaped = TokenFlags(rawValue: 1 << 7)
    /// Cut off by the end of the line or of the text: an unterminated string or regex.
    package static let unterminated = TokenFlags(rawValue: 1 << 8)
}
