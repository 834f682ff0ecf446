extension Reporter {
    /// GitHub's and GitLab's Markdown, without links and HTML: for a comment on a pull request or the summary of a job.
    public static let markdown = Reporter(name: "markdown", summary: "for a pull request, or the summary of a job") {
        report, _ in MarkdownReport(report).output
    }
}

/// The report as totals by rule, and a list of places for each rule.
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
            + lists
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

    /// The findings of each rule, as far as they have room.
    private var lists: String {
        var output = ""
        var room = Self.most - table.utf8.count
        var left = 0
        for group in groups {
            var block = heading(of: group)
            let isMixed = Set(group.map(\.severity)).count > 1
            for (index, diagnostic) in group.enumerated() {
                let weight = isMixed ? "**\(diagnostic.severity.rawValue)**: " : ""
                block += item(diagnostic, weight: weight, isFirst: index == 0)
                guard left == 0, block.utf8.count <= room else {
                    left += group.count - index
                    break
                }
                output += block
                room -= block.utf8.count
                block = ""
            }
        }
        return left == 0 ? output : output + "\nThere is no room for \(counted(left, "more finding")).\n"
    }

    /// The findings of each rule; where one repair cures many, those of each app.
    private var groups: [[Diagnostic]] {
        report.rules.flatMap { rule -> [[Diagnostic]] in
            let own = report.diagnostics.filter { $0.rule == rule.id }
            guard own.contains(where: \.isCuredWithOthers) else { return [own] }
            var scopes: [String?] = []
            for diagnostic in own where !scopes.contains(diagnostic.scope) { scopes.append(diagnostic.scope) }
            return scopes.map { scope in own.filter { $0.scope == scope } }
        }
    }

    private func heading(of group: [Diagnostic]) -> String {
        let first = group[0]
        let scope = first.isCuredWithOthers ? first.scope.map { " of " + Markdown.code($0) } ?? "" : ""
        let heading = "\n### \(Markdown.code(first.rule)): \(Self.counts(group))\(scope)\n\n"
        guard first.isCuredWithOthers, group.count > 1 else { return heading }
        let cure = first.fixIts.first.map { ": " + Markdown.text($0.message) } ?? ""
        return heading + "One repair serves all\(cure).\n\n"
    }

    /// The place and what is found there; for a finding that weighs something, how that was decided. What is cured with the
    /// first of its group says no more than that.
    private func item(_ diagnostic: Diagnostic, weight: String, isFirst: Bool) -> String {
        let head = "- \(place(diagnostic.path, diagnostic.range)): " + weight
        if diagnostic.isCuredWithOthers, !isFirst { return head + Markdown.code(diagnostic.screen) + ", likewise\n" }
        var lines = [head + Markdown.text(diagnostic.message)]
        guard diagnostic.severity > .note else { return lines[0] + "\n" }
        for note in diagnostic.distinctNotes where !isAt(note, diagnostic) {
            let isNear = note.path == diagnostic.path
            let place = isNear ? "line \(note.range.start.line)" : place(note.path, note.range)
            let step = "  - \(place): \(Markdown.text(note.message))"
            if !lines.contains(step) { lines.append(step) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func isAt(_ note: Diagnostic.Note, _ diagnostic: Diagnostic) -> Bool {
        note.path == diagnostic.path && note.range.start.line == diagnostic.range.start.line
    }

    private func place(_ path: String, _ range: PositionRange) -> String {
        Markdown.code("\(report.pathFromTop(to: path)):\(range.start.line)")
    }

    private static func counts(_ diagnostics: [Diagnostic]) -> String {
        counted { kind in diagnostics.count { $0.severity == kind } }
    }
}
