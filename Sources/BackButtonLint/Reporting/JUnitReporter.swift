extension Reporter {
    /// The XML of JUnit: each finding is a test that fails.
    public static let junit = Reporter(name: "junit", summary: "JUnit's XML, with a failed test for each finding") {
        report, style in
        JUnitReport(report, report.diagnostics.filter(style.shows)).tree.document
    }
}

private struct JUnitReport {
    private let report: Report
    private let shown: [Diagnostic]

    init(_ report: Report, _ shown: [Diagnostic]) {
        self.report = report
        self.shown = shown
    }

    var tree: XMLValue {
        // Servers take a report without any test for a fault.
        if shown.isEmpty { return all([suite("all files", [passed], failures: 0)], tests: 1) }
        let suites = report.files(of: shown) { path, diagnostics in
            suite(report.pathFromTop(to: path), tests(diagnostics), failures: diagnostics.count)
        }
        return all(suites, tests: shown.count)
    }

    private func all(_ suites: [XMLValue], tests: Int) -> XMLValue {
        XMLValue(
            "testsuites",
            ["name": Tool.name, "tests": "\(tests)", "failures": "\(shown.count)", "errors": "0"], suites)
    }

    private func suite(_ name: String, _ tests: [XMLValue], failures: Int) -> XMLValue {
        XMLValue(
            "testsuite",
            ["name": name, "tests": "\(tests.count)", "failures": "\(failures)", "errors": "0"], tests)
    }

    private var passed: XMLValue { XMLValue("testcase", ["classname": Tool.name, "name": "no findings"]) }

    /// The tests of one file. Their names hold no line, so that a server knows one again; what comes twice is numbered.
    private func tests(_ diagnostics: [Diagnostic]) -> [XMLValue] {
        var counts: [String: Int] = [:]
        return diagnostics.map { diagnostic in
            let path = report.pathFromTop(to: diagnostic.path)
            counts[diagnostic.rule + ":" + diagnostic.screen, default: 0] += 1
            let number = counts[diagnostic.rule + ":" + diagnostic.screen, default: 0]
            return XMLValue(
                "testcase",
                [
                    "classname": "\(Tool.name).\(diagnostic.rule)",
                    "name": "\(diagnostic.screen) in \(path)" + (number == 1 ? "" : " (\(number))"),
                    "file": path, "line": "\(diagnostic.range.start.line)",
                ], [failure(diagnostic)])
        }
    }

    private func failure(_ diagnostic: Diagnostic) -> XMLValue {
        XMLValue(
            "failure",
            [
                "type": diagnostic.severity.rawValue,
                "message": report.sentence(diagnostic, report.pathFromTop),
            ], text: details(of: diagnostic))
    }

    private func details(of diagnostic: Diagnostic) -> String {
        let places = diagnostic.distinctNotes.map { "\(place($0.path, $0.range)): note: \($0.message)" }
        let help = diagnostic.fixIts.map { "help: \($0.message)" }
        let head = "\(place(diagnostic.path, diagnostic.range)): \(diagnostic.severity.rawValue): \(diagnostic.message)"
        return ([head] + places + help).map { PrintableText.escaped($0) + "\n" }.joined()
    }

    private func place(_ path: String, _ range: PositionRange) -> String {
        "\(report.pathFromTop(to: path)):\(range.start.line)"
    }
}
