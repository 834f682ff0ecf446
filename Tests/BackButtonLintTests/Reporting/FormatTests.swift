import Testing

@testable import BackButtonLint

/// What all formats for programs have in common: each is read back, and must say the same.
@Suite struct FormatTests {
    private static let style: ReportStyle = {
        var style = ReportStyle()
        style.showsNotes = true
        return style
    }()

    /// The reports by name: whole ones would fill the log of a test run.
    enum Sample: CaseIterable {
        case usual, odd

        var report: Report {
            switch self {
            case .usual: SampleReport.report
            case .odd: OddReport.report
            }
        }
    }

    /// In bytes from the start of its line, a tab, an emoji and a combining mark stand before every finding.
    @Test(arguments: ReportReaders.all.keys.sorted(), Sample.allCases)
    func positionsAgree(format: String, sample: Sample) throws {
        let report = sample.report
        let reader = try #require(ReportReaders.all[format])
        let found = try reader.findings(try #require(Reporter.named(format)).render(report, Self.style))
        // Annotations are counted, and the rest is printed in lines that no program reads.
        let told = format == "github" ? report.diagnostics.prefix(10) : report.diagnostics[...]
        // These hold files together.
        let isByFile = format == "checkstyle" || format == "junit"
        let expected = isByFile ? report.files { $1 }.flatMap { $0 } : Array(told)
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) {
            let line = expected.range.start.line
            let isAbsolute = format == "swiftlint"
            let path = isAbsolute ? report.absolutePath(to: expected.path) : report.pathFromTop(to: expected.path)
            #expect(found.path == Self.readable(path, in: format))
            #expect(found.line == line)
            #expect(found.rule == expected.rule)
            let bytes = try #require(report.sources[expected.path])
            let lineStart = try #require(LineTable(bytes).offset(line: line, column: 1))
            let text = String(decoding: bytes[lineStart...], as: UTF8.self)
            for (column, offset) in [
                (found.column, expected.range.start.offset), (found.endColumn, expected.range.end.offset),
            ] {
                guard let column else { continue }
                #expect(Self.bytes(before: column, reader.unit, of: text) == offset - lineStart)
            }
        }
    }

    /// The formats that have columns at all; the loop above would take any that lost them.
    @Test func columnsAreThere() throws {
        for (format, reader) in ReportReaders.all where format != "gitlab" && format != "junit" {
            let found = try reader.findings(try #require(Reporter.named(format)).render(OddReport.report, Self.style))
            #expect(found.allSatisfy { $0.column != nil }, "\(format)")
            let hasEnd = format != "checkstyle" && format != "swiftlint"
            #expect(found.allSatisfy { ($0.endColumn != nil) == hasEnd }, "\(format)")
        }
    }

    private static func bytes(before column: Int, _ unit: ReportReaders.Unit, of text: String) -> Int? {
        switch unit {
        case .utf8: return column - 1
        case .utf16, .utf16FromZero:
            let count = unit == .utf16 ? column - 1 : column
            let index = text.utf16.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
            return index.map { text.utf8.distance(from: text.startIndex, to: $0) }
        }
    }

    /// What gets through of a path: no format but JSON has all control characters, and these spell them out.
    private static func readable(_ path: String, in format: String) -> String {
        switch format {
        case "github":
            let lines = path.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { PrintableText.withoutControls(String($0)) }.joined(separator: "\n")
        case "checkstyle", "junit":
            return path.unicodeScalars.reduce(into: "") { text, scalar in
                let isForbidden = scalar.value < 0x20 && scalar != "\n" || [0xFFFE, 0xFFFF].contains(scalar.value)
                text += isForbidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        default: return path
        }
    }

    /// Neither from names nor from sources.
    @Test(arguments: Reporter.all.map(\.name))
    func noControlCharacterGetsThrough(format: String) throws {
        let reporter = try #require(Reporter.named(format))
        for report in [OddReport.report, SampleReport.report] {
            let text = reporter.render(report, Self.style)
            #expect(!text.unicodeScalars.contains { $0 != "\n" && PrintableText.isControl($0) })
        }
    }

    @Test func cleanDocumentsAreWhole() throws {
        func render(_ format: String) throws -> String {
            try #require(Reporter.named(format)).render(SampleReport.clean, ReportStyle())
        }
        for format in ["gitlab", "swiftlint"] { #expect(try render(format) == "[]\n") }
        for format in ["github", "rdjsonl"] { #expect(try render(format) == "") }
        #expect(try ReportReaders.json(render("sarif"))["runs"][0]["results"].array.isEmpty)
        #expect(try ReportReaders.json(render("sonarqube"))["issues"].value is [Any])
        #expect(try ReportReaders.elements(render("checkstyle")).map(\.name) == ["checkstyle"])
        #expect(try ReportReaders.elements(render("junit")).map(\.name) == ["testsuites", "testsuite", "testcase"])
    }

    /// Which formats hold findings of severity note without being asked, and which do if they are.
    @Test func notesStandWhereTheyAreExpected() throws {
        let always: Set = ["json", "sarif", "markdown", "html", "gitlab", "checkstyle", "sonarqube", "rdjsonl"]
        let ifAsked: Set = ["text", "xcode", "github", "junit", "swiftlint"]
        var named = ReportStyle()
        named.namedRules = ["back_button_not_leading"]
        for format in always.union(ifAsked) {
            let reporter = try #require(Reporter.named(format))
            // Rules stand in a SARIF log in any case.
            let words = format == "sarif" ? "CakeView's way back" : "CakeView&apos;s way back"
            func hasNote(_ style: ReportStyle) -> Bool {
                let text = reporter.render(SampleReport.report, style)
                return text.contains(words) || text.contains("CakeView's way back")
            }
            #expect(hasNote(ReportStyle()) == always.contains(format), "\(format)")
            #expect(hasNote(Self.style) && hasNote(named), "\(format)")
        }
    }
}
