import Foundation
import Testing

@testable import BackButtonLint

/// Directives are written where they silence what is meant, and nothing else changes its meaning.
@Suite struct SuppressorTests {
    /// The text with directives for a rule `r` on the lines that hold `!`, or the line numbers of those that got none.
    private static func suppressed(_ text: String) -> String {
        let lines = LineTable(Array(text.utf8))
        let findings = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "!") }.map { offset, _ in
            let place = lines.position(at: offset)
            return Diagnostic(
                rule: "r", severity: .warning, message: "", screen: "V", scope: nil, path: "A.swift",
                range: PositionRange(start: place, end: place), notes: [], fixIts: [], fingerprint: "")
        }
        let outcome = Suppressor(reason: "why").outcome(on: findings, sources: ["A.swift": Array(text.utf8)])
        #expect(outcome.silenced.count + outcome.left.count == findings.count)
        guard outcome.left.isEmpty else { return "left: " + outcome.left.map { "\($0.range.start.line)" }.joined() }
        return outcome.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? text
    }

    private static let next = "// backlint:disable:next r - why"
    private static let this = "  // backlint:disable:this r - why"
    private static let previous = "// backlint:disable:previous r - why"

    @Test(arguments: [
        ("!a", "\(next)\n!a"),
        ("f {\n\t  !a\n}\n", "f {\n\t  \(next)\n\t  !a\n}\n"),
        ("f {\r\n    !a !b\r\n}", "f {\r\n    \(next)\r\n    !a !b\r\n}"),
        ("\u{FEFF}!a\n", "\u{FEFF}\(next)\n!a\n"),
        ("a\n    .b()\n    .c!\n    .d!\n", "a\n    .b()\n    \(next)\n    .c!\n    \(next)\n    .d!\n"),
        // Within a string or a comment it would be none.
        ("a(\"\"\"\n  b\n  \"\"\").c!\n", "a(\"\"\"\n  b\n  \"\"\").c!\(this)\n"),
        ("/* a\n b */ !c\n", "/* a\n b */ !c\(this)\n"),
        ("/* a // /* b\n */ c\n */ !d\n", "/* a // /* b\n */ c\n */ !d\(this)\n"),
        ("a = #/\n b\n/#.c!\n", "a = #/\n b\n/#.c!\(this)\n"),
        ("\"\"\"\n \\(\n  a!\n )\n \"\"\"\n", "left: 3"),
        // What speaks of the next line stays with it.
        ("// backlint:disable:next q - other\n!a\n", "// backlint:disable:next q - other\n!a\(this)\n"),
        ("// backlint:locked - other\n!a\n", "// backlint:locked - other\n!a\(this)\n"),
        ("b() // backlint:locked - other\n!a\n", "b() // backlint:locked - other\n!a\(this)\n"),
        ("// swiftlint:disable:next x\n!a\n", "// swiftlint:disable:next x\n!a\(this)\n"),
        ("/// Words.\n!a\n", "/// Words.\n!a\(this)\n"),
        ("/** Words. */\n!a\n", "/** Words. */\n!a\(this)\n"),
        ("// Words.\n!a // more\n", "// Words.\n\(next)\n!a // more\n"),
        // What speaks of the line before, too.
        (
            "a\nb! // backlint:disable:previous q - other\n",
            "a\nb! // backlint:disable:previous q - other\n\(previous)\n"
        ),
        (
            "/// Words.\n  a! // words\nb\n",
            "/// Words.\n  a! // words\n  \(previous)\nb\n"
        ),
        ("/// Words.\na! // words", "/// Words.\na! // words\n\(previous)"),
        ("/// Words.\na! // words\nb // backlint:disable:previous q - x\n", "left: 2"),
        ("// a\n// b! \n", "// a\n\(next)\n// b! \n"),
        // One that gives the same reason takes it in.
        ("// backlint:disable:next q, p - why\n!a\n", "// backlint:disable:next q, p, r - why\n!a\n"),
        ("!a  // backlint:disable:this q - why\n", "!a  // backlint:disable:this q, r - why\n"),
    ])
    func itStandsWhereItIsHeard(_ text: String, _ wanted: String) { #expect(Self.suppressed(text) == wanted) }

    @Test(arguments: [
        ("", "a reason is missing: why is it left as it is?"), (" \t", "a reason is missing: why is it left as it is?"),
        ("a\nb", "the reason must be one line"), ("a\rb", "the reason must be one line"),
        ("a\u{2028}b", "the reason must be one line"), ("a\u{0}b", "the reason must be one line"),
        ("// a", "the reason can't begin with '//'"),
        ("a\u{FFFD}", "the reason is not valid UTF-8"),
    ])
    func aReasonThatWouldNotBeReadIsRefused(_ reason: String, _ fault: String) {
        #expect(Suppressor.fault(inReason: reason) == fault)
    }

    @Test(arguments: ["old code", " old \t", "a - b // c", "it's \"quoted\" \\(x)", "é 🍞", "JIRA-1: a, b"])
    func anyOtherReasonWillDo(_ reason: String) { #expect(Suppressor.fault(inReason: reason) == nil) }

    /// Every finding of whole projects and folders, whatever else stands around it.
    @Test(arguments: [
        ("Projects/Bistro", []), ("Projects/Harbour", []), ("Rules/inert_back_button", []),
        // A directive that silences nothing, between another and what that speaks of: no third has a place there.
        ("Rules/unused_suppression", ["silenced-by-name.swift:21"]),
    ])
    func everyInputIsSilentAfterwards(_ path: String, _ left: [String]) throws {
        let linter = Linter(configuration: Configuration(root: TestInput.path("TestInputs/\(path)")))
        let (outcome, report) = try linter.suppress(reason: "in a test")
        #expect(outcome.silenced.count > 5 && report.summary.suppressed >= outcome.silenced.count)
        #expect(outcome.left.map { "\($0.path):\($0.range.start.line)" } == left)
        #expect(report.diagnostics.count == left.count)
        for change in outcome.changes {
            let (old, new) = (Parser.parse(change.old ?? []), Parser.parse(change.new))
            #expect(words(of: old) == words(of: new), "\(change.path)")
            #expect(new.kinds.count { $0 == .unexpected } == old.kinds.count { $0 == .unexpected })
            let returns = change.new.count { $0 == UInt8(ascii: "\r") }
            #expect((change.old ?? []).contains(UInt8(ascii: "\r")) == (returns > 0))
        }
    }

    private func words(of tree: SyntaxTree) -> [ArraySlice<UInt8>] {
        tree.tokens.map { tree.bytes[$0.range.start..<$0.range.end] }
    }
}
