extension Report {
    /// The same report with every warning an error, in its counts too: what `--strict` prints and judges.
    public var withWarningsAsErrors: Report {
        var report = self
        report.summary.errors += summary.warnings
        report.summary.warnings = 0
        for index in diagnostics.indices where diagnostics[index].severity == .warning {
            report.diagnostics[index].severity = .error
        }
        return report
    }
}
