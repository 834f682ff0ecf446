/// What writing directives did, for standard error. Where there was nothing to do, nothing is said.
public enum SuppressionSummary {
    /// - Parameter failures: What could not be written.
    public static func text(_ outcome: SuppressionOutcome, failures: [Writer.Failure], _ style: ReportStyle) -> String {
        var lines: [String] = []
        if failures.isEmpty, outcome.directives > 0 {
            lines.append(
                "wrote \(counted(outcome.directives, "directive")) in \(counted(outcome.changes.count, "file")), "
                    + "for \(counted(outcome.silenced.count, "finding"))")
        }
        for finding in outcome.left {
            let place = "\(style.paths.of(finding.path)):\(finding.range.start.line)"
            lines.append("not silenced: \(finding.rule) at \(place): no comment can stand there")
        }
        for failure in failures { lines.append("not written: \(style.paths.of(failure.path)): \(failure.reason)") }
        return lines.map { PrintableText.escaped(Tool.talk($0)) + "\n" }.joined()
    }
}
