extension Reporter {
    /// The keys of SwiftLint's JSON, which many tools read already. It knows no notes: they are warnings there.
    public static let swiftlint = Reporter(
        name: "swiftlint", summary: "SwiftLint's JSON keys, for Danger, fastlane and the like"
    ) {
        report, style in
        JSONValue.array(report.diagnostics.filter(style.shows).map { violation($0, in: report) }).document
    }

    private static func violation(_ diagnostic: Diagnostic, in report: Report) -> JSONValue {
        let title = Rule.all.first { $0.id == diagnostic.rule }?.title
        return [
            "character": .number(diagnostic.range.start.utf16Column),
            "file": .string(report.absolutePath(to: diagnostic.path)),
            "line": .number(diagnostic.range.start.line),
            "reason": .string(report.sentence(diagnostic) { $0 }),
            "rule_id": .string(diagnostic.rule),
            "severity": diagnostic.severity == .error ? "Error" : "Warning",
            "type": .string(title ?? diagnostic.rule),
        ]
    }
}
