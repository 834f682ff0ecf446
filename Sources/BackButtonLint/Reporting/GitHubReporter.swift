extension Reporter {
    /// Workflow commands that GitHub shows as annotations.
    ///
    /// It takes ten of a kind from a step; what goes beyond that is printed as plain lines, and one annotation says so.
    /// Commands and their escapes: https://github.com/actions/toolkit, `packages/core/src/command.ts`.
    public static let github = Reporter(name: "github", summary: "annotations of a GitHub workflow") { report, style in
        GitHubReport(report, report.diagnostics.filter(style.shows)).output
    }
}

private struct GitHubReport {
    /// How many annotations of a kind a step may have.
    private static let most = 10

    private let report: Report
    private let shown: [Diagnostic]

    init(_ report: Report, _ shown: [Diagnostic]) {
        self.report = report
        self.shown = shown
    }

    var output: String {
        var room = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, Self.most) })
        let isTooMuch = Severity.allCases.contains { kind in shown.count { $0.severity == kind } > Self.most }
        // The summary is a notice itself.
        if isTooMuch { room[.note, default: 0] -= 1 }
        var commands = ""
        var rest: [Diagnostic] = []
        for diagnostic in shown {
            if room[diagnostic.severity, default: 0] > 0 {
                room[diagnostic.severity, default: 0] -= 1
                commands += command(diagnostic) + "\n"
            } else {
                rest.append(diagnostic)
            }
        }
        guard isTooMuch else { return commands }
        let summary =
            "\(counted(rest.count, "more finding")) in the log of this step: "
            + counted { kind in rest.count { $0.severity == kind } }
        return commands + rest.map { line($0) + "\n" }.joined()
            + "::notice title=\(Tool.name)::\(Self.data(summary))\n"
    }

    private func command(_ diagnostic: Diagnostic) -> String {
        let (start, end) = (diagnostic.range.start, diagnostic.range.end)
        var properties = [
            ("file", report.pathFromTop(to: diagnostic.path)), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
        ]
        // Columns of a range over several lines are of no use to it.
        if start.line == end.line {
            properties += [("col", "\(start.utf16Column)"), ("endColumn", "\(end.utf16Column)")]
        }
        properties.append(("title", diagnostic.rule))
        let list = properties.map { $0.0 + "=" + Self.property($0.1) }.joined(separator: ",")
        return "::\(Self.kind(diagnostic.severity)) \(list)::\(Self.data(sentence(diagnostic)))"
    }

    /// A line that the runner doesn't take for a command, whatever the file is called.
    private func line(_ diagnostic: Diagnostic) -> String {
        let start = diagnostic.range.start
        let place =
            PrintableText.escaped(report.pathFromTop(to: diagnostic.path)) + ":\(start.line):\(start.utf16Column)"
        return "\(diagnostic.severity.rawValue): \(place): \(sentence(diagnostic)) (\(diagnostic.rule))"
    }

    private func sentence(_ diagnostic: Diagnostic) -> String { report.sentence(diagnostic, report.pathFromTop) }

    private static func kind(_ severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

    /// What stands behind the second `::`.
    private static func data(_ text: String) -> String {
        let escaped = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        // A line that is a command isn't looked through for one of the older form.
        return PrintableText.withoutControls(escaped)
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
