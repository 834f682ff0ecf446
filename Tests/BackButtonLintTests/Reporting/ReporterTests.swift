import Testing

@testable import BackButtonLint

@Suite struct ReporterTests {
    /// `HTMLReporterTests` records the page.
    @Test(arguments: Reporter.all.map(\.name).filter { $0 != "html" })
    func everyFormatPrintsAsRecorded(format: String) throws {
        let reporter = try #require(Reporter.named(format))
        try Golden.expect(reporter.render(SampleReport.report, ReportStyle()), is: "\(format).txt")
        var style = ReportStyle()
        style.showsNotes = true
        try Golden.expect(reporter.render(SampleReport.report, style), is: "\(format)-notes.txt")
        try Golden.expect(reporter.render(SampleReport.clean, ReportStyle()), is: "\(format)-clean.txt")
        try Golden.expect(reporter.render(OddReport.report, style), is: "\(format)-odd.txt")
    }

    @Test func formatsAreKnownByDistinctNames() {
        #expect(Set(Reporter.all.map(\.name)).count == Reporter.all.count)
        #expect(Reporter.all.allSatisfy { !$0.summary.isEmpty })
        #expect(Reporter.named("sarif ") == nil)
    }

    @Test func colorFramesWhatPlainTextSays() throws {
        var style = ReportStyle()
        style.usesColor = true
        let colored = Reporter.text.render(SampleReport.report, style)
        try Golden.expect(colored, is: "text-color.txt")
        let bare = colored.replacing(try Regex("\u{1b}\\[[0-9;]*m"), with: "")
        #expect(bare == Reporter.text.render(SampleReport.report, ReportStyle()))
    }

    @Test func quietTextPrintsFindingsAlone() {
        var style = ReportStyle()
        style.isQuiet = true
        #expect(Reporter.text.render(SampleReport.clean, style) == "")
        let quiet = Reporter.text.render(SampleReport.report, style)
        #expect(Reporter.text.render(SampleReport.report, ReportStyle()).hasPrefix(quiet))
    }

    @Test func aRuleThatWasNamedPrintsItsNotes() {
        var style = ReportStyle()
        style.namedRules = ["back_button_not_leading"]
        #expect(Reporter.xcode.render(SampleReport.report, style).contains("note: CakeView's way back"))
        #expect(!Reporter.xcode.render(SampleReport.report, ReportStyle()).contains(": note: "))
    }

    @Test func anErrorHeadsTheBlockThatItIsIn() {
        let findings = SampleReport.report.diagnostics.filter { $0.rule == "missing_swipe_back" }
        let mixed = findings.enumerated().map { index, finding in
            Diagnostic(
                rule: finding.rule, severity: index == 1 ? .error : .warning, message: finding.message,
                screen: finding.screen, scope: finding.scope, path: finding.path, range: finding.range, notes: [],
                fixIts: finding.fixIts, fingerprint: finding.fingerprint)
        }
        let text = Reporter.text.render(
            Report(root: "/r", summary: .init(), diagnostics: mixed, screens: []), ReportStyle())
        #expect(text.hasPrefix("\(mixed[1].path):\(mixed[1].range.start.line):"))
        #expect(text.split(separator: "\n").first?.contains(": error: ") == true)
        #expect(text.split(separator: "\n").count { $0.hasSuffix(" (warning)") } == mixed.count - 1)
    }

    @Test func whatRepairsAllIsSaidWithoutAFixItToo() {
        let findings = SampleReport.report.diagnostics.filter { $0.rule == "missing_swipe_back" }.map {
            Diagnostic(
                rule: $0.rule, severity: $0.severity, message: $0.message, screen: $0.screen, scope: $0.scope,
                path: $0.path, range: $0.range, notes: [], fixIts: [], fingerprint: $0.fingerprint)
        }
        func text(_ count: Int) -> String {
            let some = Array(findings.prefix(count))
            let report = Report(root: "/r", summary: .init(), diagnostics: some, screens: [])
            return Reporter.text.render(report, ReportStyle())
        }
        #expect(text(3).contains(" = help: one repair serves all 3\n"))
        #expect(!text(1).contains("help:"))
    }

    /// A repair serves one app; another needs its own.
    @Test func everyScopeHasABlockOfItsOwn() throws {
        let findings = SampleReport.report.diagnostics.filter { $0.rule == "missing_swipe_back" }
        let scopes = ["Bakery", nil, "Bakery"]
        try #require(findings.count == scopes.count)
        let spread = zip(findings, scopes).map { finding, scope in
            Diagnostic(
                rule: finding.rule, severity: finding.severity, message: finding.message, screen: finding.screen,
                scope: scope, path: finding.path, range: finding.range, notes: [], fixIts: [],
                fingerprint: finding.fingerprint)
        }
        var style = ReportStyle()
        style.isQuiet = true
        let report = Report(root: "/r", summary: .init(), diagnostics: spread, screens: [])
        let blocks = Reporter.text.render(report, style).components(separatedBy: "\n\n")
        #expect(blocks.count == 2)
        #expect(blocks.first?.contains("= also: 1 more screen of Bakery:\n      \(spread[2].screen)  ") == true)
        #expect(blocks.last?.hasPrefix("\(spread[1].path):") == true && blocks.last?.contains("also:") == false)
    }

    @Test func strictTurnsWarningsIntoErrorsEverywhere() {
        let strict = SampleReport.report.withWarningsAsErrors
        #expect(strict.summary.errors == 5)
        #expect(strict.summary.warnings == 0)
        #expect(strict.summary.notes == 1)
        #expect(!Reporter.xcode.render(strict, ReportStyle()).contains(": warning: "))
        #expect(Reporter.xcode.render(strict, ReportStyle()).contains(": error: OrderView"))
    }

    /// Xcode takes the last `: error: ` of a line for its kind, and a second line for a notice.
    @Test func everyXcodeLineHasOneKind() {
        var style = ReportStyle()
        style.showsNotes = true
        for line in Reporter.xcode.render(SampleReport.report, style).split(separator: "\n") {
            let kinds = [": error: ", ": warning: ", ": note: ", ": fixit: "].reduce(0) {
                $0 + line.ranges(of: $1).count
            }
            #expect(kinds == 1, "\(line)")
        }
    }
}
