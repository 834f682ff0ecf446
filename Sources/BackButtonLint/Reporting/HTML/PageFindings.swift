/// The findings of a report, each with its source, its trail and what cures it.
struct PageFindings {
    let report: Report

    init(_ report: Report) { self.report = report }

    var section: String {
        // A new file is shown with the first finding that it cures.
        var shown: [String: Int] = [:]
        let articles = report.diagnostics.enumerated().map { article(on: $1, row: $0, &shown) }
        let body = articles.isEmpty ? "<p class=\"well\">Nothing to report.</p>" : articles.joined(separator: "\n")
        return """
            <section aria-labelledby="findings">
            <h2 id="findings">Findings</h2>
            \(filter)\(body)
            <p id="nothing" class="well" hidden>No finding is left by the filter.</p>
            </section>
            """
    }

    // MARK: Filter

    /// Shown by the script, without which it does nothing.
    private var filter: String {
        guard !report.diagnostics.isEmpty else { return "" }
        var counts: [String: Int] = [:]
        for diagnostic in report.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
        let rules = counts.keys.sorted().map { rule in
            "<option value=\"\(MarkupText.escaped(rule))\">\(MarkupText.escaped(rule)) (\(counts[rule] ?? 0))</option>"
        }
        return """
            <form id="filter" role="search" aria-label="Filter the report" hidden>
            <p><label for="rule">Rule</label>
            <select id="rule"><option value="">all rules (\(report.diagnostics.count))</option>\(rules.joined())</select></p>
            <p><label for="path">Path holds</label>
            <input id="path" type="search" autocomplete="off" spellcheck="false"></p>
            <p><button type="reset">Show all</button></p>
            <p><output id="count" for="rule path" aria-live="polite"></output></p>
            </form>

            """
    }

    // MARK: One finding

    private func article(on diagnostic: Diagnostic, row: Int, _ shown: inout [String: Int]) -> String {
        let severity = diagnostic.severity.rawValue
        let place = "\(diagnostic.path):\(diagnostic.range.start.line):\(diagnostic.range.start.column)"
        let scope = diagnostic.scope.map { " <span class=\"scope\">\(MarkupText.escaped($0))</span>" } ?? ""
        var parts = [
            "<article class=\"finding \(severity)\" id=\"\(PageLinks.finding(row))\" "
                + "data-rule=\"\(MarkupText.escaped(diagnostic.rule))\" data-path=\"\(MarkupText.escaped(diagnostic.path))\">",
            "<h3><span class=\"badge \(severity)\">\(severity)</span> \(MarkupText.prose(diagnostic.message))</h3>",
            "<p class=\"meta\"><span class=\"place\">\(MarkupText.escaped(place))</span>"
                + " <code>\(MarkupText.escaped(diagnostic.rule))</code>\(scope)</p>",
        ]
        if let bytes = report.sources[diagnostic.path] {
            parts.append(PageExcerpt.element(diagnostic.range, in: bytes, label: "Source of finding \(row + 1)"))
        }
        if !diagnostic.notes.isEmpty { parts.append(trail(of: diagnostic)) }
        for (number, fixIt) in diagnostic.fixIts.enumerated() {
            parts.append(PageFix(fixIt, report.sources).element(isAlternative: number > 0, finding: row, &shown))
        }
        return parts.joined(separator: "\n") + "\n</article>"
    }

    private func trail(of diagnostic: Diagnostic) -> String {
        let steps = diagnostic.notes.map {
            PageTrail.Step(path: $0.path, line: $0.range.start.line, what: $0.message)
        }
        return "<details><summary>What was looked at</summary>\(PageTrail.list(steps))</details>"
    }
}
