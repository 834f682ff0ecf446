/// Counts of a run: per rule, and of what was looked at.
package enum Statistics {
    /// The counts as a table; `seconds` is how long the run took.
    package static func text(_ report: Report, seconds: Double) -> String {
        var counts: [(rule: String, findings: Int, fixable: Int)] = []
        for diagnostic in report.diagnostics {
            let known = counts.firstIndex { $0.rule == diagnostic.rule }
            let index = known ?? counts.count
            if known == nil { counts.append((diagnostic.rule, 0, 0)) }
            counts[index].findings += 1
            if !diagnostic.fixIts.isEmpty { counts[index].fixable += 1 }
        }
        counts.sort { ($1.findings, $0.rule) < ($0.findings, $1.rule) }
        let rows = counts.map { [$0.rule, counted($0.findings, "finding"), "\($0.fixable) fixable"] }
        let summary = report.summary
        let rest = [
            ["Swift files", "\(summary.files), \(summary.parsed) parsed"],
            ["screens", "\(summary.screens)"],
            ["suppressed", "\(summary.suppressed)"],
            ["time", "\(Int((seconds * 1000).rounded())) ms"],
        ]
        return Table(rows: rows + rest).lines.joined(separator: "\n") + "\n"
    }
}
