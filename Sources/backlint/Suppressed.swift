import BackButtonLint

/// What came of a run that writes directives.
struct Suppressed {
    let report: Report
    let outcome: SuppressionOutcome
    let failures: [Writer.Failure]

    init(reason: String, _ linter: Linter) throws {
        let (outcome, report) = try linter.suppress(reason: reason)
        self.outcome = outcome
        failures = Writer(root: linter.configuration.root).write(outcome.changes)
        // What could not be written is as it was.
        self.report = failures.isEmpty ? report : try linter.run()
    }
}
