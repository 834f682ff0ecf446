/// Prints what the lexer and the parser see, one item a line.
///
/// A dump of a large file is larger still, so it is handed on in pieces of whole lines.
package enum SyntaxDump {
    /// Bytes at which a piece is handed on.
    static let pieceLength = 1 << 16
}

extension SyntaxDump {
    /// Hands on `file PATH` and one line `START END KIND` a token, offsets in bytes, ends exclusive.
    package static func tokens<Failure: Error>(
        path: String, bytes: [UInt8], to print: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var output = Array("file \(path)\n".utf8)
        for token in Lexer.lex(bytes).tokens where token.length > 0 {
            append(Int(token.start), to: &output)
            output.append(UInt8(ascii: " "))
            append(token.end, to: &output)
            output.append(UInt8(ascii: " "))
            output += token.kind.dumpName.utf8
            output.append(UInt8(ascii: "\n"))
            if output.count >= pieceLength {
                try print(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        try print(output)
    }

    /// The same as one text.
    package static func tokens(path: String, bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        tokens(path: path, bytes: bytes) { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a number from 0 in decimal digits.
    static func append(_ number: Int, to output: inout [UInt8]) {
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }
}

extension TokenKind {
    /// The kind's word in the dump.
    fileprivate var dumpName: String {
        switch self {
        case .word: "word"
        case .number: "num"
        case .oper: "op"
        case .string: "str"
        case .regex: "regex"
        case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .semicolon, .colon,
            .doubleColon, .dot, .at, .pound, .backslash, .backtick:
            "punct"
        case .unknown: "unknown"
        case .endOfFile: "end"
        }
    }
}
