extension Reporter {
    /// What SonarQube imports as generic issues
    /// (https://docs.sonarsource.com/sonarqube-server/analyzing-source-code/importing-external-issues/generic-issue-import-format/):
    /// rules with what they weigh, and issues that name a rule and places.
    public static let sonarqube = Reporter(name: "sonarqube", summary: "SonarQube's generic issues") { report, _ in
        let value: JSONValue = [
            "rules": .array(report.rules.map { sonarRule($0, of: report) }),
            "issues": .array(report.diagnostics.map { sonarIssue($0, in: report) }),
        ]
        return value.document
    }

    /// A rule that has found something. There its issues all weigh the same: as much as the heaviest of them here.
    private static func sonarRule(_ rule: Rule, of report: Report) -> JSONValue {
        let severities = report.diagnostics.filter { $0.rule == rule.id }.map(\.severity)
        let quality: JSONValue = rule.concern == .behavior ? "RELIABILITY" : "MAINTAINABILITY"
        return [
            "id": .string(rule.id),
            "name": .string(rule.sentence),
            "description": .string(rule.reason),
            "engineId": .string(Tool.name),
            "cleanCodeAttribute": rule.concern == .behavior ? "COMPLETE" : "CLEAR",
            "impacts": [["softwareQuality": quality, "severity": impact(severities.max() ?? rule.severity)]],
        ]
    }

    private static func sonarIssue(_ diagnostic: Diagnostic, in report: Report) -> JSONValue {
        [
            "ruleId": .string(diagnostic.rule),
            "primaryLocation": location(diagnostic.message, diagnostic.path, diagnostic.range, report),
            "secondaryLocations": .array(
                diagnostic.distinctNotes.map { location($0.message, $0.path, $0.range, report) }),
        ]
    }

    private static func location(
        _ message: String, _ path: String, _ range: PositionRange, _ report: Report
    ) -> JSONValue {
        [
            "message": .string(PrintableText.escaped(message)),
            "filePath": .string(report.pathFromTop(to: path)),
            "textRange": textRange(range),
        ]
    }

    /// Columns start from 0. A range without characters is refused: a line stands for it.
    private static func textRange(_ range: PositionRange) -> JSONValue {
        if range.start == range.end { return ["startLine": .number(range.start.line)] }
        return [
            "startLine": .number(range.start.line), "endLine": .number(range.end.line),
            "startColumn": .number(range.start.utf16Column - 1), "endColumn": .number(range.end.utf16Column - 1),
        ]
    }

    private static func impact(_ severity: Severity) -> JSONValue {
        switch severity {
        case .note: "LOW"
        case .warning: "MEDIUM"
        case .error: "HIGH"
        }
    }
}
