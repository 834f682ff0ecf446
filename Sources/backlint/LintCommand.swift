import BackButtonLint

/// Checks, and prints what was found in every format that was asked for.
enum LintCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        if invocation.asksForConfiguration || invocation.asksForFiles { return try show(invocation, terminal) }
        let files = try ReportFiles(invocation.formats, baseline: invocation.newBaselineFile)
        let start = ContinuousClock.now
        let configuration = try invocation.configuration()
        try files.check(against: configuration)
        let known = try KnownFindings(invocation, configuration)
        let linter = Linter(
            configuration: configuration, baseline: known.baseline, changes: try invocation.changes(configuration))
        let (unsettled, fixed, suppressed) = try Self.check(linter, invocation)
        let time = (ContinuousClock.now - start) / .seconds(1)
        let found = try known.settle(unsettled, terminal, isQuiet: invocation.isQuiet)
        let report = invocation.isStrict ? found.withWarningsAsErrors : found
        let style = invocation.style(for: terminal, root: report.root)
        terminal.complain(about: report, style.paths)
        // Files first: when one can't be written, nothing has been printed that looks like success.
        try files.write(report, invocation.style(for: terminal, root: report.root, isFile: true), terminal)
        if let fixed, invocation.fixing?.isPreview == true {
            try terminal.printSource(Array(fixed.diff.utf8))
        } else if let reporter = printed(invocation, terminal) {
            try terminal.print(reporter.render(report, style))
        }
        if let fixed, !invocation.isQuiet || !fixed.failures.isEmpty {
            let isPreview = invocation.fixing?.isPreview == true
            let left = report.summary.errors + report.summary.warnings
            terminal.mention(
                FixSummary.text(fixed.outcome, left: left, failures: fixed.failures, isPreview: isPreview, style))
        }
        if let suppressed, !invocation.isQuiet || !suppressed.failures.isEmpty {
            terminal.mention(SuppressionSummary.text(suppressed.outcome, failures: suppressed.failures, style))
        }
        if invocation.showsStatistics { terminal.mention(Statistics.text(report, seconds: time)) }
        if fixed?.failures.isEmpty == false || suppressed?.failures.isEmpty == false { return .failure }
        return ExitStatus(of: report, exitsZero: invocation.exitsZero)
    }

    /// Checks, and fixes or silences if that is asked for: then the report is about what is left.
    private static func check(
        _ linter: Linter, _ invocation: Invocation
    ) throws(Refusal) -> (Report, Fixed?, Suppressed?) {
        do {
            if let reason = invocation.suppressionReason {
                let suppressed = try Suppressed(reason: reason, linter)
                return (suppressed.report, nil, suppressed)
            }
            guard let fixing = invocation.fixing else { return (try linter.run(), nil, nil) }
            let fixed = try Fixed(fixing, linter)
            return (fixed.report, fixed, nil)
        } catch {
            throw Refusal("\(error)")
        }
    }

    /// Runs the linter, and tells how many seconds it took.
    static func report(_ invocation: Invocation) throws(Refusal) -> (Report, seconds: Double) {
        let linter = Linter(configuration: try invocation.configuration())
        let start = ContinuousClock.now
        do {
            let report = try linter.run()
            return (report, (ContinuousClock.now - start) / .seconds(1))
        } catch {
            throw Refusal("\(error)")
        }
    }

    /// The format that goes to standard output: none when every one names a file.
    private static func printed(_ invocation: Invocation, _ terminal: Terminal) -> Reporter? {
        if invocation.formats.isEmpty { return terminal.isInteractive ? .text : .xcode }
        return invocation.formats.first { $0.file == nil }?.reporter
    }
}

extension Terminal {
    /// Names what was passed over.
    func complain(about report: Report, _ spelling: PathSpelling) {
        for line in ComplaintText.lines(report, spelling) { say(line) }
    }
}
