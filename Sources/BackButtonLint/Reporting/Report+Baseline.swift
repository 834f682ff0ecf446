extension Report {
    /// The baseline by which all that is reported is known, and what such a run reports.
    package var accepted: (baseline: Baseline, report: Report) {
        let entries = baseline.kept + diagnostics.map { Baseline.Entry($0.identity) }
        var report = self
        report.diagnostics = []
        report.summary.baselined += diagnostics.count
        report.summary.errors = 0
        report.summary.warnings = 0
        report.summary.notes = 0
        report.summary.fixable = 0
        report.baseline = BaselineOutcome(kept: entries, stale: baseline.stale)
        return (Baseline(entries: entries), report)
    }
}
