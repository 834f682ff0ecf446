import Testing

@testable import BackButtonLint

/// Any bytes give tokens that grow, don't overlap and leave only white space and comments between them.
@Suite struct LexerRobustnessTests {
    private static let inputs = TestInput.swiftFiles(below: TestInput.folder.appendingPathComponent("Lexing"))

    @Test(arguments: inputs)
    func inputsCutAnywhereTile(path: String) {
        let bytes = TestInput.bytes(path)
        for count in 0...bytes.count { #expect(flaw(in: Array(bytes[..<count])) == nil, "cut at \(count)") }
    }

    @Test(arguments: inputs)
    func inputsWithAnyByteReplacedTile(path: String) {
        let bytes = TestInput.bytes(path)
        let replacements = Array("\"\\#/(){}\n\r`'<>?!.*: a0".utf8) + [0, 0x80, 0xC2, 0xE2, 0xF0, 0xFF]
        for offset in bytes.indices {
            var changed = bytes
            changed[offset] = replacements[offset % replacements.count]
            #expect(flaw(in: changed) == nil, "byte \(offset)")
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

    @Test func millionsOfOpenThingsEnd() {
        for piece in ["(", "[{", "\"\\(", "/*", "\"\"\"\n\\(", "#\"\\#(", "<", "`", "/", "#", "\\", "((\"\\(("] {
            let bytes = Array(repeating: Array(piece.utf8), count: 1_000_000 / piece.utf8.count).flatMap { $0 }
            let tokens = Lexer.lex(bytes).tokens
            #expect(tokens.last?.kind == .endOfFile)
            let opened = tokens.count { $0.flags.contains(.opensString) }
            #expect(opened == tokens.count { $0.flags.contains(.closesString) }, "\(piece)")
        }
    }

    @Test func aLineOfSixteenMegabytesIsLexed() {
        let word = Array("name + \"text\" / 2, ".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 << 20)
        while bytes.count < 16 << 20 { bytes += word }
        #expect(Lexer.lex(bytes).tokens.count == bytes.count / word.count * 6 + 1)
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
        let small = Array(repeating: Array(piece.utf8), count: 60_000 / piece.utf8.count).flatMap { $0 }
        let large = Array(repeating: small, count: 4).flatMap { $0 }
        let ratio = (0..<5).map { _ in time(large) / max(time(small), .microseconds(50)) }.min() ?? 0
        #expect(ratio < 10)
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

/// What lies between two tokens.
private struct Gap {
    let bytes: [UInt8]
    let start: Int
    let end: Int

    /// The first byte that is neither white space nor part of a comment, a shebang line or a version control conflict.
    var firstForeignByte: Int? {
        var offset = start
        while offset < end {
            if stands("//", at: offset) || stands("#!", at: offset) {
                while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            } else if stands("/*", at: offset) || stands("<<<<<<< ", at: offset) || stands(">>>> ", at: offset) {
                return nil
            } else if [0, 9, 10, 11, 12, 13, 32].contains(bytes[offset]) {
                offset += 1
            } else if stands("\u{a0}", at: offset) {
                offset += 2
            } else if stands("\u{feff}", at: offset) {
                offset += 3
            } else {
                return offset
            }
        }
        return nil
    }

    private func stands(_ words: String, at offset: Int) -> Bool { bytes[offset..<end].starts(with: words.utf8) }
}

/// Numbers that are the same on every run.
private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
