import Foundation
import Testing

@testable import BackButtonLint

/// What the page holds. A browser opens it in `.ci/browser`.
@Suite struct HTMLReporterTests {
    private static func page(_ report: Report) -> String { Reporter.html.render(report, ReportStyle()) }

    /// Style and script are whole files: what they do shows in a browser.
    private static func elided(_ page: String) throws -> String {
        page.replacing(try Regex("(?s)<style>.*?</style>"), with: "<style>…</style>")
            .replacing(try Regex("(?s)<script>.*?</script>"), with: "<script>…</script>")
            .replacing(try Regex("'sha256-[^']*'"), with: "'sha256-…'")
    }

    @Test func itPrintsAsRecorded() throws {
        try Golden.expect(Self.elided(Self.page(SampleReport.report)), is: "html.txt")
        try Golden.expect(Self.elided(Self.page(SampleReport.clean)), is: "html-clean.txt")
        try Golden.expect(Self.elided(Self.page(OddReport.report)), is: "html-odd.txt")
    }

    @Test(arguments: ["Bistro", "Harbour"])
    func aProjectPrintsAsRecorded(project: String) throws {
        // The same from any folder.
        let report = Report(try Self.report(of: project), root: "/apps/" + project)
        try Golden.expect(Self.elided(Self.page(report)), is: "html-\(project.lowercased()).txt")
    }

    private static func report(of project: String) throws -> Report {
        var configuration = Configuration(root: TestInput.path("TestInputs/Projects/\(project)"))
        configuration.drawsMap = true
        return try Linter(configuration: configuration).run()
    }

    /// No name, no source and no path becomes a tag, an attribute or a script.
    @Test func whatIsWrittenIsNeverRun() throws {
        var report = OddReport.report
        report.map = MapFormatTests.hostileMap
        let page = Self.page(report)
        #expect(page.ranges(of: "<script").count == 1 && page.ranges(of: "</script").count == 1)
        #expect(page.ranges(of: "<style").count == 1)
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        let tags = Set(page.matches(of: /<([A-Za-z][A-Za-z0-9]*)/).map { String($0.output.1).lowercased() })
        #expect(tags.isDisjoint(with: ["it", "b", "img", "iframe", "object", "base"]))
        // Handlers and styles in attributes are what the policy forbids.
        #expect(page.firstMatch(of: /<[^>]* (?:on[a-z]+|style)=/) == nil)
    }

    @Test func nothingIsLoaded() throws {
        let page = Self.page(try Self.report(of: "Harbour"))
        let links = page.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.output.1) }
        #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
        #expect(!page.contains("url(http") && !page.contains("@import") && !page.contains("fetch("))
        #expect(page.contains("default-src 'none'; style-src 'sha256-"))
    }

    @Test(arguments: ["Bistro", "Harbour"])
    func everyLinkLeadsSomewhere(project: String) throws {
        let page = Self.page(try Self.report(of: project))
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        let targets = page.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
        #expect(targets.count > 10 && targets.filter { !ids.contains($0) } == [])
        #expect(targets.contains { $0.hasPrefix("screen-") } && targets.contains { $0.hasPrefix("view-") })
    }

    /// Thousands of findings, on lines of megabytes and with large fixes, make a page that opens.
    @Test func largeReportsStayInBounds() throws {
        let line = "struct A { let a = \"" + String(repeating: "x", count: 10_000) + "\" }\n"
        let source = Array((line + "func hide() {}\n" + line).utf8)
        let table = LineTable(source)
        let range = table.positions(of: ByteRange(line.utf8.count + 5, line.utf8.count + 9))
        let file = NewFile(path: "New.swift", contents: String(repeating: "let a = 1\n", count: 1000))
        let fixIt = FixIt(
            message: "do", safe: true, edits: [Edit(path: "A.swift", range: range, replacement: "show")],
            creates: [file])
        let finding = Diagnostic(
            rule: "missing_back_button", severity: .warning, message: "a", screen: "A", scope: nil, path: "A.swift",
            range: range, notes: [], fixIts: [fixIt], fingerprint: "")
        let report = Report(
            root: "/r", summary: .init(), diagnostics: Array(repeating: finding, count: 40), screens: [],
            sources: ["A.swift": source])
        let page = Self.page(report)
        #expect(page.utf8.count < 40 * 4000 + 100_000, "\(page.utf8.count)")
        #expect(page.ranges(of: "4,").count < 10 && page.contains("more lines"))
    }

    @Test func excerptsShowTheLinesAround() {
        func text(_ source: String, _ words: String) -> String {
            let bytes = Array(source.utf8)
            let start = source.utf8.distance(
                from: source.startIndex, to: source.firstRange(of: words)?.lowerBound ?? source.startIndex)
            let range = LineTable(bytes).positions(of: ByteRange(start, start + words.utf8.count))
            let html = PageExcerpt.element(range, in: bytes, label: "x")
            return html.replacing(/<span class="number">(\d+)<\/span>/) { $0.output.1 + "|" }
                .replacing(/<(?!\/?mark)[^>]*>/, with: "")
        }
        #expect(text("a\nb\nc\nd\ne\nf\n", "c") == "1|a\n2|b\n3|<mark>c</mark>\n4|d\n5|e\n")
        #expect(text("a\r\nb\r\nc", "a") == "1|<mark>a</mark>\n2|b\n3|c\n")
        #expect(text("a\rb\rc", "c") == "1|a\n2|b\n3|<mark>c</mark>\n")
        #expect(text("\n\nab<\n", "b<") == "1|\n2|\n3|a<mark>b&lt;</mark>\n")
        #expect(text("one", "one") == "1|<mark>one</mark>\n")
    }

    @Test func backticksBecomeCode() {
        #expect(MarkupText.prose("`A` hides `<b>`") == "<code>A</code> hides <code>&lt;b&gt;</code>")
        #expect(MarkupText.prose("`A` and ` alone") == "<code>A</code> and ` alone")
        #expect(MarkupText.prose("plain & simple") == "plain &amp; simple")
        #expect(MarkupText.prose("`") == "`")
        #expect(MarkupText.prose("") == "")
    }

    /// Source of the values: RFC 4648, section 10.
    @Test func bytesAreTheKnownLetters() {
        for (text, encoded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            #expect(ContentHash.base64(Array(text.utf8)) == encoded)
        }
    }
}

extension Report {
    /// The same as if its root were another.
    fileprivate init(_ report: Report, root: String) {
        self.init(
            root: root, summary: report.summary, diagnostics: report.diagnostics, screens: report.screens,
            sources: report.sources)
        map = report.map
    }
}
