import BackButtonLint

/// How fix-its are applied, as the command line asks for it.
struct Fixing {
    /// Whether those are applied too that change what people see.
    var includesUnsafe = false

    /// Whether a diff is printed and nothing written.
    var isPreview = false
}

/// What came of a run that fixes.
struct Fixed {
    let report: Report
    let outcome: FixOutcome
    let failures: [Writer.Failure]

    /// Fixes in memory, and writes what has changed if it is to be written.
    init(_ fixing: Fixing, _ linter: Linter) throws {
        let (outcome, report) = try linter.fix(includesUnsafe: fixing.includesUnsafe)
        self.outcome = outcome
        failures = fixing.isPreview ? [] : Writer(root: linter.configuration.root).write(outcome.changes)
        // What could not be written is as it was.
        self.report = failures.isEmpty ? report : try linter.run()
    }

    var diff: String { UnifiedDiff.text(of: outcome.changes, below: report.root) }
}
