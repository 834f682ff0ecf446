extension Report {
    /// The baseline by which all that is reported is known, and what such a run reports.
    package var accepted: (baseline: Baseline, report: Report) {
        let entries = baseline.kept + diagnostics.map { Baseline.Entry($0.identity) }
        var summary = summary
        summary.baselined += diagnostics.count
        (summary.errors, summary.warnings, summary.notes, summary.fixable) = (0, 0, 0, 0)
        var report = Report(
            root: root, summary: summary, diagnostics: [], screens: screens, complaints: complaints, sources: sources)
        report.baseline = BaselineOutcome(kept: entries, stale: baseline.stale)
        return (Baseline(entries: entries), report)
    }
}
