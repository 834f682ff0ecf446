/// Prints what the lexer and the parser see, one item a line.
package enum SyntaxDump {}

extension SyntaxDump {
    /// `file PATH` and one line `START END KIND` a token, offsets in bytes, ends exclusive.
    package static func tokens(path: String, bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        appendTokens(path: path, bytes: bytes, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the same dump to `output`.
    package static func appendTokens(path: String, bytes: [UInt8], to output: inout [UInt8]) {
        output += "file \(path)\n".utf8
        for token in Lexer.lex(bytes).tokens where token.length > 0 {
            append(Int(token.start), to: &output)
            output.append(UInt8(ascii: " "))
            append(token.end, to: &output)
            output.append(UInt8(ascii: " "))
            output += token.kind.dumpName.utf8
            output.append(UInt8(ascii: "\n"))
        }
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
