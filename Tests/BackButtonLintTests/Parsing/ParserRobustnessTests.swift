import Foundation
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
        for count in Self.places(in: 0...bytes.count) { check(bytes[..<count], path) }
    }

    @Test(arguments: inputs)
    func inputsWithATokenLostDoubledOrSwappedHaveAWellFormedTree(path: String) {
        let bytes = TestInput.bytes(path)
        let tokens = Lexer.lex(bytes).tokens.map(\.range).filter { $0.count > 0 }
        let indices = 0...max(0, tokens.count - 2)
        for index in Self.places(in: indices) where index + 1 < tokens.count {
            checkChanges(at: index, of: tokens, bytes, path)
        }
    }

    /// All places of a short input, and some two hundred of a longer one, for which all would take long. All of any
    /// with `BACKLINT_CHANGE_EVERYWHERE=1` in the environment.
    private static func places(in range: ClosedRange<Int>) -> StrideThrough<Int> {
        let step = everywhere ? 1 : max(1, range.count / 200)
        return stride(from: range.lowerBound + range.count % step, through: range.upperBound, by: step)
    }

    private static let everywhere = ProcessInfo.processInfo.environment["BACKLINT_CHANGE_EVERYWHERE"] != nil

    /// The same for all other inputs, at a few places that chance names; at every place with
    /// `BACKLINT_CHANGE_EVERYWHERE=1` in the environment.
    @Test func allInputsChangedSomewhereHaveAWellFormedTree() {
        var random = SeededGenerator(seed: 11)
        for path in TestInput.swiftFiles(below: TestInput.folder) where !Self.inputs.contains(path) {
            let bytes = TestInput.bytes(path)
            let tokens = Lexer.lex(bytes).tokens.map(\.range).filter { $0.count > 0 }
            guard tokens.count > 1 else { continue }
            if Self.everywhere {
                for count in 0...bytes.count { check(bytes[..<count], path) }
                for index in tokens.indices.dropLast() { checkChanges(at: index, of: tokens, bytes, path) }
            } else {
                for _ in 0..<3 {
                    check(bytes[..<random.next(below: bytes.count)], path)
                    checkChanges(at: random.next(below: tokens.count - 1), of: tokens, bytes, path)
                }
            }
        }
    }

    /// Loses a token, doubles it, and swaps it with the next.
    private func checkChanges(at index: Int, of tokens: [ByteRange], _ bytes: [UInt8], _ path: String) {
        let token = tokens[index]
        let next = tokens[index + 1]
        let before = bytes[..<token.start]
        let own = bytes[token.start..<token.end]
        let gap = bytes[token.end..<next.start]
        let following = bytes[next.start..<next.end]
        let after = bytes[next.end...]
        check(before + gap + following + after, path)
        check(before + own + own + gap + following + after, path)
        check(before + following + gap + own + after, path)
    }

    private func check(_ text: ArraySlice<UInt8>, _ path: String) {
        guard let flaw = Parser.parse(Array(text)).flaw else { return }
        Issue.record("\(path): \(flaw) in \(String(decoding: text, as: UTF8.self))")
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
