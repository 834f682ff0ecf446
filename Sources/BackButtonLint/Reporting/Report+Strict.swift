extension Report {
    /// The same report with every warning an error, in its counts too: what `--strict` prints and judges.
    public var withWarningsAsErrors: Report {
        var summary = summary
        summary.errors += summary.warnings
        summary.warnings = 0
        let raised = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.severity == .warning { diagnostic.severity = .error }
            return diagnostic
        }
        var report = Report(
            root: root, summary: summary, diagnostics: raised, screens: screens, complaints: complaints,
            sources: sources)
        report.baseline = baseline
        return report
    }
}
