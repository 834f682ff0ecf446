import Foundation
import Testing

@testable import BackButtonLint

/// What single formats need.
@Suite struct FormatDetailTests {
    /// `count` findings of each severity.
    private func report(_ counts: [Severity: Int]) -> Report {
        let source = SampleReport.report.diagnostics[0]
        let diagnostics = Severity.allCases.flatMap { severity in
            (0..<counts[severity, default: 0]).map { number in
                Diagnostic(
                    rule: source.rule, severity: severity, message: source.message, screen: "Screen\(number)",
                    scope: nil,
                    path: "App/\(severity)\(number).swift", range: source.range, notes: source.notes,
                    fixIts: source.fixIts, fingerprint: "\(severity)\(number)")
            }
        }
        return Report(root: "/r", summary: .init(), diagnostics: diagnostics, screens: [])
    }

    private func annotations(_ counts: [Severity: Int]) -> (kinds: [String: Int], plain: [Substring], last: Substring) {
        var style = ReportStyle()
        style.showsNotes = true
        let lines = Reporter.github.render(report(counts), style).split(separator: "\n")
        let commands = lines.filter { $0.hasPrefix("::") }
        let kinds = Dictionary(grouping: commands) { String($0.dropFirst(2).prefix { $0 != " " }) }.mapValues(\.count)
        return (kinds, lines.filter { !$0.hasPrefix("::") }, lines.last ?? "")
    }

    /// GitHub drops what goes beyond ten of a kind without a word.
    @Test func githubGetsTenOfAKindAndASummary() {
        let full = annotations([.error: 10, .warning: 10, .note: 10])
        #expect(full.kinds == ["error": 10, "warning": 10, "notice": 10] && full.plain.isEmpty)

        let many = annotations([.error: 12, .warning: 30, .note: 10])
        #expect(many.kinds == ["error": 10, "warning": 10, "notice": 10])
        #expect(many.plain.count == 2 + 20 + 1)
        #expect(
            many.plain.first
                == "note: App/note9.swift:4:5: OrderView hides the back button and nothing on it leads back; see App/OrderView.swift:3 (missing_back_button)"
        )
        #expect(
            many.last
                == "::notice title=backlint::23 more findings in the log of this step: 2 errors, 20 warnings, 1 note")
    }

    /// Neither a path nor a message begins a command of its own.
    @Test func githubLinesAreCommandsOfOursOrNone() {
        for line in Reporter.github.render(OddReport.report, ReportStyle()).split(separator: "\n") {
            #expect(
                ["::warning ", "::notice title=backlint::", "warning: "].contains { line.hasPrefix($0) }, "\(line)")
            #expect(line.hasPrefix("::") || !line.contains("##["), "\(line)")
        }
    }

    /// A comment takes 65,536 characters.
    @Test func markdownFitsIntoAComment() {
        let text = Reporter.markdown.render(report([.error: 700]), ReportStyle())
        #expect(text.count < 65_536)
        let items = text.split(separator: "\n").count { $0.hasPrefix("- `") }
        #expect(items > 100 && text.hasSuffix("There is no room for \(700 - items) more findings.\n"))
    }

    /// The lines' fingerprints as the uploading action computes them.
    @Test(arguments: [
        ("", ["c129715d7a2bc9a3:1"]),
        ("struct A {}\n", ["65a8394365753463:1", "c129715d7a2bc9a3:1"]),
        (
            "  let a = 1\t\n\tlet  a=1\r\nlet a = 1\rlet b\n",
            [
                "bee933caf719dcd6:1", "3132448d89824d64:1", "5da8e12109935a9a:1", "da7f3e985b5a6458:1",
                "c129715d7a2bc9a3:1",
            ]
        ),
        (
            "🎂 e\u{301}\n\n🎂 e\u{301}\n\n",
            [
                "d58c693bf3b0727b:1", "21937ada65065e75:1", "e2309b8a9acb147f:1", "3c5bef55b72b93c9:1",
                "c129715d7a2bc9a3:1",
            ]
        ),
    ])
    func linesHaveTheFingerprintsThatGitHubExpects(text: String, fingerprints: [String]) {
        #expect(LineFingerprints.fingerprints(of: Array(text.utf8)) == fingerprints)
    }

    @Test func equalLinesAreNumbered() {
        let text = String(repeating: "x\n", count: 60) + String(repeating: "y", count: 150)
        let fingerprints = LineFingerprints.fingerprints(of: Array(text.utf8))
        #expect(fingerprints.count == 61)
        #expect(fingerprints.prefix(6) == (1...6).map { "c0fe7b2700d6c254:\($0)" }[...])
        #expect(fingerprints.suffix(3) == ["5662608839105914:1", "a434200caccdeba8:1", "cadd4b5b9d92c51c:1"])
    }

    /// Where two projects of a repository have a file of the same path, GitLab must not take their findings for one.
    @Test func gitlabTellsTheProjectsOfARepositoryApart() throws {
        func fingerprints(_ pathFromTop: String) throws -> Set<String> {
            let sample = SampleReport.report
            let report = Report(
                root: sample.root, pathFromTop: pathFromTop, summary: sample.summary, diagnostics: sample.diagnostics,
                screens: [])
            let issues = try ReportReaders.json(Reporter.gitlab.render(report, ReportStyle())).array
            return Set(issues.map { $0["fingerprint"].string })
        }
        let (top, one, other) = (try fingerprints(""), try fingerprints("one"), try fingerprints("other"))
        #expect(top == Set(SampleReport.report.diagnostics.map(\.fingerprint)))
        #expect(one.count == top.count && other.count == top.count)
        #expect(top.isDisjoint(with: one) && one.isDisjoint(with: other))
    }

    @Test func aURIHoldsNothingThatMeansSomethingInIt() {
        #expect(URIReference.of("App/A-b_c.~1.swift") == "App/A-b_c.~1.swift")
        #expect(URIReference.of("a b:c%\n🎂") == "a%20b%3Ac%25%0A%F0%9F%8E%82")
    }

    @Test func whatXMLDoesNotHaveIsSpelledOut() {
        let value = XMLValue("a", ["b": "<\"'&>\t\r\n\u{1b}\u{FFFE}\u{202E}é"], text: "]]>\n\u{0}\r")
        #expect(
            value.document.split(separator: "\n", maxSplits: 1).last
                == "<a b=\"&lt;&quot;&apos;&amp;&gt;&#9;&#13;&#10;\\u{1b}\\u{fffe}&#8238;é\">]]&gt;\n\\u{0}&#13;</a>\n")
    }

    /// A suggestion is applied with a click: so it is the whole fix-it or none.
    @Test func aSuggestionIsAWholeFixIt() throws {
        let lines = Reporter.rdjsonl.render(SampleReport.report, ReportStyle()).split(separator: "\n").map(String.init)
        let suggestions = try lines.map { try ReportReaders.json($0)["suggestions"].array }
        // Two edits of one file; none; one edit; three that create a file.
        #expect(suggestions.map(\.count) == [1, 0, 1, 0, 0, 0])
        let joined = try #require(suggestions.first?.first)
        #expect(joined["range"]["start"]["line"].int == 2 && joined["range"]["end"]["line"].int == 4)
        let fixed = joined["text"].string
        #expect(fixed.hasPrefix("\t@Environment(\\.dismiss) private var dismiss\n\n\tvar body"))
        #expect(fixed.contains(".navigationBarBackButtonHidden()\n\t\t\t.toolbar {"))
    }

    /// It leads to no file, or to several.
    @Test func aNameThatIsNoTextGetsNoSuggestion() throws {
        let lines = Reporter.rdjsonl.render(OddReport.report, ReportStyle()).split(separator: "\n").map(String.init)
        for line in try lines.map(ReportReaders.json) {
            let isText = !line["location"]["path"].string.contains("\u{FFFD}")
            #expect(line["suggestions"].array.count == (isText ? 1 : 0))
        }
    }

    @Test func editsThatCannotBeOneAreNone() {
        let edits = SampleReport.report.diagnostics[0].fixIts[0].edits
        let sources = SampleReport.report.sources
        #expect(JoinedEdit(edits, in: sources) != nil)
        #expect(JoinedEdit(edits.reversed(), in: sources)?.replacement == JoinedEdit(edits, in: sources)?.replacement)
        #expect(JoinedEdit(edits, in: [:]) == nil)
        #expect(JoinedEdit([], in: sources) == nil)
        #expect(JoinedEdit([edits[0], edits[1].at("App/CakeView.swift")], in: sources) == nil)
        #expect(JoinedEdit([edits[1]], in: [:])?.replacement == edits[1].replacement)
    }

    @Test func editsOfOneLineAreShownAsOneChange() {
        let text = "let a = b(c)\nlet d = e\n"
        let table = LineTable(Array(text.utf8))
        let edits = [(4, "x"), (10, "y"), (17, "z")].map { offset, replacement in
            Edit(
                path: "A.swift", range: table.positions(of: ByteRange(offset, offset + 1)), replacement: replacement)
        }
        let diagnostic = Diagnostic(
            rule: "r", severity: .warning, message: "m", screen: "A", scope: nil, path: "A.swift",
            range: edits[0].range, notes: [], fixIts: [FixIt(message: "rename", safe: true, edits: edits)],
            fingerprint: "")
        let report = Report(
            root: "/r", summary: .init(), diagnostics: [diagnostic], screens: [],
            sources: ["A.swift": Array(text.utf8)])
        let changes = Reporter.text.render(report, ReportStyle()).split(separator: "\n").filter { line in
            ["-", "+", "…"].contains { line.dropFirst(2).hasPrefix($0) }
        }
        #expect(changes == ["1 - let a = b(c)", "1 + let x = b(y)", "  …", "2 - let d = e", "2 + let z = e"])
    }

    /// Code scanning cuts what is longer.
    @Test func descriptionsFitIntoCodeScanning() {
        for rule in Rule.all { #expect(rule.sentence.count <= 1024 && rule.reason.count <= 1024, "\(rule.id)") }
    }

    @Test(arguments: [
        ("a_b *c* <d> [e](f)", "a\\_b \\*c\\* \\<d\\> \\[e\\](f)"), ("`a*b` c", "`a*b` c"),
        ("``a`b`` c", "``a`b`` c"), ("`` `a` ``", "``  `a`  ``"), ("a ` b `` c", "a \\` b \\`\\` c"),
        ("`a\nb`", "`a\\u{a}b`"), ("x\u{1b}", "x\\\\u{1b}"),
    ])
    func markdownShowsTextAsItIs(text: String, markdown: String) {
        #expect(Markdown.text(text) == markdown)
    }

    @Test(arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("", "`  `"), (" a", "`  a `")])
    func codeKeepsItsBackticks(code: String, markdown: String) {
        #expect(Markdown.code(code) == markdown)
    }
}

extension Edit {
    fileprivate func at(_ path: String) -> Edit { Edit(path: path, range: range, replacement: replacement) }
}
