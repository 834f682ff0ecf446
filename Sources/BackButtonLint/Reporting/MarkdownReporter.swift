extension Reporter {
    /// GitHub's and GitLab's Markdown, without links and HTML: for a comment on a pull request or the summary of a job.
    public static let markdown = Reporter(name: "markdown", summary: "for a pull request, or the summary of a job") {
        report, _ in MarkdownReport(report).output
    }
}

private struct MarkdownReport {
    /// A comment takes 65,536 characters; what is left out is counted.
    private static let most = 60_000

    private let report: Report

    init(_ report: Report) { self.report = report }

    var output: String {
        let summary = report.summary
        let conclusion = Conclusion(report, ReportStyle())
        if report.diagnostics.isEmpty {
            return "## \(Tool.name): nothing to report\n\n\(Markdown.text(conclusion.clean))\n"
        }
        let looked = "\(conclusion.hiding), \(counted(summary.files, "Swift file")) looked at"
        let silent = summary.suppressed == 0 ? "" : "; \(summary.suppressed) suppressed"
        return "## \(Tool.name): \(Self.counts(report.diagnostics))\n\n\(Markdown.text(looked + silent)).\n\n" + table
            + list
    }

    /// One row a rule that has found something, in the order in which rules are listed.
    private var table: String {
        let rows = report.rules.map { rule in
            let own = report.diagnostics.filter { $0.rule == rule.id }
            let cells = [Markdown.code(rule.id), Self.counts(own), Self.help(rule, own.compactMap(\.fixIts.first))]
            return "| " + cells.map(Markdown.cell).joined(separator: " | ") + " |\n"
        }
        return "| Rule | Findings | Fix |\n| :-- | :-- | :-- |\n" + rows.joined()
    }

    private static func help(_ rule: Rule, _ fixIts: [FixIt]) -> String {
        guard !fixIts.isEmpty, let fix = rule.fix else { return "by hand" }
        let command = fixIts.allSatisfy(\.safe) ? "--fix" : "--fix --unsafe-fixes"
        return "\(fixIts.count) by \(Markdown.code("\(Tool.name) \(command)")): " + Markdown.text(fix)
    }

    /// The findings by file, as far as they have room.
    private var list: String {
        var output = ""
        var room = Self.most - table.utf8.count
        var left = 0
        for file in report.files({ path, diagnostics in (path, diagnostics) }) {
            var block = "\n### \(Markdown.code(report.pathFromTop(to: file.0)))\n\n"
            for (index, diagnostic) in file.1.enumerated() {
                block += item(diagnostic)
                guard left == 0, block.utf8.count <= room else {
                    left += file.1.count - index
                    break
                }
                output += block
                room -= block.utf8.count
                block = ""
            }
        }
        return left == 0 ? output : output + "\nThere is no room for \(counted(left, "more finding")).\n"
    }

    private func item(_ diagnostic: Diagnostic) -> String {
        let line = diagnostic.range.start.line
        var lines = [
            "- line \(line), **\(diagnostic.severity.rawValue)**: \(Markdown.text(diagnostic.message)) "
                + "(\(Markdown.code(diagnostic.rule)))"
        ]
        for note in diagnostic.distinctNotes where note.path != diagnostic.path || note.range.start.line != line {
            let step = "  - \(place(of: note, from: diagnostic)): \(Markdown.text(note.message))"
            if !lines.contains(step) { lines.append(step) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func place(of note: Diagnostic.Note, from diagnostic: Diagnostic) -> String {
        let line = note.range.start.line
        if note.path == diagnostic.path { return "line \(line)" }
        return Markdown.code("\(report.pathFromTop(to: note.path)):\(line)")
    }

    private static func counts(_ diagnostics: [Diagnostic]) -> String {
        counted { kind in diagnostics.count { $0.severity == kind } }
    }
}
