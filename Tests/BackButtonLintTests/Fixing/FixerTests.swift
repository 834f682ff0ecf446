import Testing

@testable import BackButtonLint

/// Fix-its are applied whole, in one order, and contradictions are told.
@Suite struct FixerTests {
    private static let path = "A.swift"

    private static func edit(_ start: Int, _ end: Int, _ text: String) -> Edit {
        func position(_ offset: Int) -> Position {
            Position(line: 1, column: offset + 1, utf16Column: offset + 1, offset: offset)
        }
        return Edit(path: path, range: PositionRange(start: position(start), end: position(end)), replacement: text)
    }

    private static func finding(_ screen: String, safe: Bool = true, _ edits: Edit..., creates: [NewFile] = [])
        -> Diagnostic
    {
        let start = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
        return Diagnostic(
            rule: "missing_back_button", severity: .warning, message: "m", screen: screen, scope: nil, path: path,
            range: PositionRange(start: start, end: start), notes: [],
            fixIts: [FixIt(message: "f", safe: safe, edits: edits, creates: creates)], fingerprint: screen)
    }

    private static func round(_ findings: [Diagnostic], on text: String, unsafe: Bool = false) -> Fixer.Round {
        Fixer(includesUnsafe: unsafe).round(on: findings, texts: [path: Array(text.utf8)])
    }

    private static func text(_ round: Fixer.Round) -> String? {
        round.texts[path].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func editsAreMadeInTheOrderOfTheText() {
        let round = Self.round([Self.finding("A", Self.edit(4, 5, "b"), Self.edit(0, 0, "_ = 0; "))], on: "let a = 1")
        #expect(Self.text(round) == "_ = 0; let b = 1")
        #expect(round.fixed.map(\.screen) == ["A"])
    }

    @Test func aFixThatContradictsAnotherIsLeftOutWhole() {
        let round = Self.round(
            [
                Self.finding("A", Self.edit(4, 5, "b")),
                Self.finding("B", Self.edit(8, 9, "2"), Self.edit(4, 5, "c")),
                Self.finding("C", Self.edit(9, 9, "0")),
            ], on: "let a = 1")
        #expect(Self.text(round) == "let b = 10")
        #expect(
            round.skipped.map { "\($0.finding.screen): \($0.reason.words)" } == [
                "B: another fix changes the same place"
            ])
    }

    @Test func whatTwoFixesSayIsDoneOnce() {
        let file = NewFile(path: "B.swift", contents: "let b = 2\n")
        let round = Self.round(
            [
                Self.finding("A", Self.edit(0, 0, "/* */"), creates: [file]),
                Self.finding("B", Self.edit(0, 0, "/* */"), Self.edit(9, 9, "0"), creates: [file]),
            ], on: "let a = 1")
        #expect(Self.text(round) == "/* */let a = 10")
        #expect(round.texts["B.swift"] == Array("let b = 2\n".utf8))
        #expect(round.skipped.isEmpty && round.fixed.count == 2)
    }

    @Test func unsafeFixesWantToBeAskedFor() {
        let findings = [Self.finding("A", safe: false, Self.edit(4, 5, "b"))]
        #expect(Self.round(findings, on: "let a = 1").texts.isEmpty)
        #expect(Self.text(Self.round(findings, on: "let a = 1", unsafe: true)) == "let b = 1")
    }

    @Test func aFixThatBreaksTheSyntaxIsLeftOut() {
        let round = Self.round([Self.finding("A", Self.edit(9, 9, ")"))], on: "let a = 1")
        #expect(round.texts.isEmpty && round.fixed.isEmpty)
        #expect(round.skipped.map(\.reason.words) == ["the file would no longer parse"])
    }

    /// Such a name is told with a stand-in for its bytes, by which nobody finds the file again.
    @Test func aFileWhoseNameIsNoTextIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let hide = TestInput.bytes(folder.url.path + "/App/First.swift")
        try folder.write(Array("App/Caf".utf8) + [0xE9] + Array(".swift".utf8), hide)
        try folder.remove("App/First.swift")
        let root = String(decoding: folder.path, as: UTF8.self)
        let outcome = try Linter(configuration: Configuration(root: root)).fix(includesUnsafe: true).outcome
        let skipped = outcome.skipped.filter { $0.finding.rule == "missing_back_button" }
        #expect(skipped.map(\.reason.words) == ["the file's name isn't UTF-8"])
        #expect(outcome.changes.allSatisfy { $0.old == nil })
    }

    @Test func aFixThatCuresNothingIsMadeOnce() {
        var rounds = FixRounds(Fixer(includesUnsafe: false))
        let finding = Self.finding("A", Self.edit(0, 0, "/* */"))
        let hasChanged = rounds.fix([finding], sources: [Self.path: Array("let a = 1".utf8)])
        let changesAgain = rounds.fix([finding], sources: rounds.texts)
        #expect(hasChanged && !changesAgain)
        let outcome = rounds.outcome(left: [finding], isSettled: true)
        #expect(outcome.changes.map { String(decoding: $0.new, as: UTF8.self) } == ["/* */let a = 1"])
        #expect(outcome.skipped.map(\.reason.words) == ["its fix didn't cure it"])
    }
}
