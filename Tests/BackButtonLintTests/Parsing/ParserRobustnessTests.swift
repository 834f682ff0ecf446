import Testing

@testable import BackButtonLint

/// Any tokens give a tree whose spans nest and grow.
@Suite struct ParserRobustnessTests {
    private static let inputs = OutlineTests.inputs

    @Test func everyInputAndSourceHasAWellFormedTree() {
        let folders = [TestInput.folder, TestInput.package.appendingPathComponent("Sources")]
        for path in folders.flatMap(TestInput.swiftFiles) {
            if let flaw = Parser.parse(TestInput.bytes(path)).flaw { Issue.record("\(path): \(flaw)") }
        }
    }

    @Test(arguments: inputs)
    func inputsCutAnywhereHaveAWellFormedTree(path: String) {
        let bytes = TestInput.bytes(path)
        for count in 0...bytes.count {
            if let flaw = Parser.parse(Array(bytes[..<count])).flaw { Issue.record("cut at \(count): \(flaw)") }
        }
    }

    @Test(arguments: inputs)
    func inputsWithATokenLostDoubledOrSwappedHaveAWellFormedTree(path: String) {
        let bytes = TestInput.bytes(path)
        let tokens = Lexer.lex(bytes).tokens.map(\.range).filter { $0.count > 0 }
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            let before = bytes[..<token.start]
            let own = bytes[token.start..<token.end]
            let gap = bytes[token.end..<next.start]
            let following = bytes[next.start..<next.end]
            let after = bytes[next.end...]
            for changed in [
                before + gap + following + after, before + own + own + gap + following + after,
                before + following + gap + own + after,
            ] {
                if let flaw = Parser.parse(Array(changed)).flaw { Issue.record("token at \(token.start): \(flaw)") }
            }
        }
    }

    @Test func tokensInAnyOrderHaveAWellFormedTree() {
        let pieces = [
            "(", ")", "[", "]", "{", "}", "<", ">", ">>", "?", "!", "=", "->", ":", ",", ";", ".", "@a", "#if A\n",
            "#else\n", "#endif\n", "\\", "\"", "\"\\(", "\n", "a", "case", "let", "in", "if", "else", "func", "struct",
            "switch", "default", "where", "guard", "for", "try", "get", "async", "throws", "as", "is", "init", "&", "1",
            "import", "private", "repeat", "while", "some", "#a", "$0", "_", "::", "...", "return", "class", "unsafe",
        ]
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1500 {
            let text = (0..<40).map { _ in random.pick(pieces) }.joined(separator: " ")
            if let flaw = Parser.parse(Array(text.utf8)).flaw { Issue.record("\(flaw): \(text)") }
        }
    }

    @Test func whatFollowsBrokenCodeIsFound() throws {
        let broken = "struct A { func a( { if b { c(\n }\n}\n) ] func d() { e() }\nfunc after() { found() }"
        let tree = Parser.parse(Array(broken.utf8))
        let functions = tree.root.descendants.filter { $0.kind == .funcDecl }.map(\.declaredName)
        #expect(functions == ["a", "d", "after"])
        #expect(tree.root.descendants.contains { $0.calledName == "found" })
    }
}
