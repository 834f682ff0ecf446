extension Reporter {
    /// What GitLab's Code Quality reads (https://docs.gitlab.com/ci/testing/code_quality/): an array of findings, of which
    /// those with the same fingerprint are one.
    public static let gitlab = Reporter(name: "gitlab", summary: "GitLab Code Quality") { report, _ in
        JSONValue.array(report.diagnostics.map { issue($0, in: report) }).document
    }

    private static func issue(_ diagnostic: Diagnostic, in report: Report) -> JSONValue {
        [
            // The check's name isn't shown by itself.
            "description": .string("\(diagnostic.rule): \(report.sentence(diagnostic, report.pathFromTop))"),
            "check_name": .string(diagnostic.rule),
            "fingerprint": .string(fingerprint(of: diagnostic, in: report)),
            "severity": severity(diagnostic.severity),
            "location": [
                "path": .string(report.pathFromTop(to: diagnostic.path)),
                "lines": ["begin": .number(diagnostic.range.start.line), "end": .number(diagnostic.range.end.line)],
            ],
        ]
    }

    /// Holds no line, or every edit would make a finding new; but where the root lies, since a repository may have several.
    private static func fingerprint(of diagnostic: Diagnostic, in report: Report) -> String {
        if report.pathFromTop.isEmpty { return diagnostic.fingerprint }
        return Name("\(report.pathFromTop):\(diagnostic.fingerprint)").digits
    }

    private static func severity(_ severity: Severity) -> JSONValue {
        switch severity {
        case .note: "info"
        case .warning: "major"
        case .error: "critical"
        }
    }
}
