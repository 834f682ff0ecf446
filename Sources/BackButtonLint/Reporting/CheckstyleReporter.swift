extension Reporter {
    /// The XML of Checkstyle, a list of findings a file.
    public static let checkstyle = Reporter(name: "checkstyle", summary: "Checkstyle's XML, which most CI servers read")
    {
        report, _ in
        XMLValue(
            "checkstyle", ["version": "4.3"],
            report.files { path, diagnostics in
                XMLValue("file", ["name": report.pathFromTop(to: path)], diagnostics.map { error($0, in: report) })
            }
        ).document
    }

    private static func error(_ diagnostic: Diagnostic, in report: Report) -> XMLValue {
        XMLValue(
            "error",
            [
                "line": "\(diagnostic.range.start.line)", "column": "\(diagnostic.range.start.utf16Column)",
                "severity": diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue,
                "message": report.sentence(diagnostic, report.pathFromTop),
                "source": "\(Tool.name).\(diagnostic.rule)",
            ])
    }
}
