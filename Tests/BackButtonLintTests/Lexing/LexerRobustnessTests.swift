import Testing

@testable import BackButtonLint

/// Any bytes give tokens that grow, don't overlap and leave only white space and comments between them.
@Suite struct LexerRobustnessTests {
    private static let inputs = TestInput.swiftFiles(below: TestInput.folder.appendingPathComponent("Lexing"))

    @Test(arguments: inputs)
    func inputsCutAnywhereTile(path: String) {
        let bytes = TestInput.bytes(path)
        for count in 0...bytes.count {
            if let flaw = flaw(in: Array(bytes[..<count])) { Issue.record("cut at \(count): \(flaw)") }
        }
    }

    @Test(arguments: inputs)
    func inputsWithBytesReplacedTile(path: String) {
        let bytes = TestInput.bytes(path)
        let replacements = Array("\"\\#/(){}\n\r`'<>?!.*: a0".utf8) + [0, 0x80, 0xC2, 0xE2, 0xF0, 0xFF]
        for offset in stride(from: 0, to: bytes.count, by: 2) {
            var changed = bytes
            changed[offset] = replacements[offset / 2 % replacements.count]
            if let flaw = flaw(in: changed) { Issue.record("byte \(offset) replaced: \(flaw)") }
        }
    }

    @Test func randomBytesTile() {
        var random = Random(state: 42)
        for _ in 0..<300 {
            #expect(flaw(in: (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) }) == nil)
        }
        let pieces = [
            "\"", "\"\"\"", "\\(", ")", "(", "#", "/", "*", "\n", " ", "a", "1", ".", "?", "\\", "<#", "#>", "é",
        ]
        for _ in 0..<2000 {
            let text = (0..<30).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
            #expect(flaw(in: Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test(arguments: ["(", "[{", "\"\\(", "/*", "\"\"\"\n\\("])
    func aMillionOpenThingsEnd(piece: String) {
        let tokens = Lexer.lex(repeated(piece, bytes: 1_000_000 * min(3, piece.utf8.count))).tokens
        #expect(tokens.last?.kind == .endOfFile)
        var opened = 0
        for token in tokens {
            if token.flags.contains(.opensString) { opened += 1 }
            if token.flags.contains(.closesString) { opened -= 1 }
        }
        #expect(opened == 0)
    }

    /// A text of about so many bytes, made of one piece.
    private func repeated(_ piece: String, bytes count: Int) -> [UInt8] {
        var bytes = Array(piece.utf8)
        while bytes.count * 2 <= count { bytes += bytes }
        return bytes + bytes.prefix((count - bytes.count) / piece.utf8.count * piece.utf8.count)
    }

    @Test func aLineOfSixteenMegabytesIsLexed() {
        let piece = "name + \"text\" / 2, "
        let bytes = repeated(piece, bytes: 16 << 20)
        #expect(Lexer.lex(bytes).tokens.count == bytes.count / piece.utf8.count * 6 + 1)
    }

    /// Four times the text may take four times as long, not sixteen times.
    @Test(arguments: [
        "a ", "<#", "+<#", " <#a", "#\"\"\"\\#(", "##\"\"\"\\##(#\"\"\"\\#(", "` ", " /a", " /(", " /a\\/", "#/\n",
        "##/\n",
        "<<<<<<< \n", ">>>> \n", "#", " #", ".?", "\\A.?", "\\A.b.?.", "a::", "@objc(a::", "\u{201C}", "\"\\(", "/*",
        "1.", "?", "!", " ?", "'", "e\u{301}", "\u{a0}", "\u{feff}", "\"", "\"\"\"", "+/", "*/", "a?+", "try? /", "\\",
        "\"\\(\n", "\"\"\"\\(\n", ">?.?", "//", "/**/",
    ])
    func timeGrowsAsTheTextDoes(piece: String) {
        let small = repeated(piece, bytes: 20_000)
        let large = small + small + small + small
        var ratio = Double.infinity
        // The machine may be busy with something else, so the best of some tries counts.
        for _ in 0..<20 where ratio > 8 { ratio = min(ratio, time(large) / max(time(small), .microseconds(100))) }
        #expect(ratio < 8)
    }

    private func time(_ bytes: [UInt8]) -> Duration {
        let clock = ContinuousClock()
        return clock.measure { _ = Lexer.lex(bytes) }
    }

    /// What is wrong with the tokens of a text.
    private func flaw(in bytes: [UInt8]) -> String? {
        let text = Lexer.lex(bytes)
        var end = 0
        var openStrings = 0
        for token in text.tokens {
            if token.range.start < end { return "\(token) begins before \(end)" }
            if let offset = Gap(bytes: bytes, start: end, end: token.range.start).firstForeignByte {
                return "byte \(offset) belongs to nothing"
            }
            if token.length == 0, token.kind != .endOfFile, token.kind != .string { return "\(token) is empty" }
            if token.flags.contains(.opensString) { openStrings += 1 }
            if token.flags.contains(.closesString) { openStrings -= 1 }
            if openStrings < 0 { return "\(token) closes what isn't open" }
            end = token.end
        }
        if end != bytes.count { return "ends at \(end) of \(bytes.count)" }
        if openStrings != 0 { return "\(openStrings) strings stay open" }
        return text.tokens.last?.kind == .endOfFile ? nil : "no end"
    }
}

/// The bytes between two tokens.
private struct Gap {
    let bytes: [UInt8]
    let start: Int
    let end: Int

    /// The first byte that is neither white space nor part of a comment, a shebang line or a version control conflict.
    var firstForeignByte: Int? {
        var offset = start
        while offset < end {
            let byte = bytes[offset]
            let next = offset + 1 < end ? bytes[offset + 1] : 0
            switch byte {
            case 0, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: offset += 1
            case UInt8(ascii: "/") where next == byte, UInt8(ascii: "#") where next == UInt8(ascii: "!"):
                while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            // What follows a block comment in the same gap isn't looked at.
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return nil
            case UInt8(ascii: "<") where next == byte, UInt8(ascii: ">") where next == byte: return nil
            case 0xC2 where next == 0xA0: offset += 2
            case 0xC2 where next == 0x85: offset += 2
            case 0xEF where next == 0xBB: offset += 3
            case 0xE1 where next == 0x9A, 0xE2 where next == 0x80, 0xE2 where next == 0x81, 0xE3 where next == 0x80:
                offset += 3
            default: return offset
            }
        }
        return nil
    }
}

/// Numbers that are the same on every run.
private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
