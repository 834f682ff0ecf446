/// What fixing did, for standard error: what was fixed, what was skipped and why, and what more could be done. Where there
/// was nothing to do and nothing is left, nothing is said.
public enum FixSummary {
    /// - Parameters:
    ///   - isPreview: Whether nothing was written. Then what is left isn't printed either, and is counted here.
    ///   - left: How many errors and warnings there are after it.
    ///   - failures: What could not be written.
    public static func text(
        _ outcome: FixOutcome, left: Int, failures: [Writer.Failure], isPreview: Bool, _ style: ReportStyle
    ) -> String {
        var lines: [String] = []
        let unwritten = Set(failures.map(\.path))
        let changed = outcome.changes.filter { !unwritten.contains($0.path) }
        let fixed = outcome.fixed.filter { finding in
            finding.fixIts.first.map { !$0.paths.contains(where: unwritten.contains) } ?? false
        }
        if !fixed.isEmpty, !changed.isEmpty {
            lines.append(
                "\(isPreview ? "would fix" : "fixed") \(counted(fixed.count, "finding")) in "
                    + "\(counted(changed.count, "file")): \(rules(of: fixed))")
        }
        for change in changed where change.old == nil {
            let path = style.paths.of(change.path)
            lines.append("\(isPreview ? "would create" : "created") \(path)" + targets(for: change.path, in: fixed))
        }
        for skip in outcome.skipped {
            let place = "\(style.paths.of(skip.finding.path)):\(skip.finding.range.start.line)"
            lines.append("skipped \(skip.finding.rule) at \(place): \(skip.reason.words)")
        }
        for failure in failures { lines.append("not written: \(style.paths.of(failure.path)): \(failure.reason)") }
        if isPreview, left > 0 { lines.append("would leave \(counted(left, "finding"))") }
        if outcome.unsafeLeft > 0 {
            lines.append("--unsafe-fixes would fix \(counted(outcome.unsafeLeft, "more finding"))")
        }
        return lines.map { PrintableText.escaped(Tool.talk($0)) + "\n" }.joined()
    }

    /// `2 missing_back_button, 1 missing_swipe_back`, in the order in which rules are listed.
    private static func rules(of findings: [Diagnostic]) -> String {
        let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
        return Rule.all.compactMap { rule in counts[rule.id].map { "\($0) \(rule.id)" } }.joined(separator: ", ")
    }

    /// What the fix-it says about a file that it brings, behind what it does.
    private static func targets(for path: String, in findings: [Diagnostic]) -> String {
        for finding in findings {
            for file in finding.fixIts.first?.creates ?? [] where file.path == path {
                return file.target.map { ": add it to the target \($0), whose project lists its files" } ?? ""
            }
        }
        return ""
    }
}

extension FixIt {
    /// The files that it touches or brings.
    fileprivate var paths: [String] { edits.map(\.path) + creates.map(\.path) }
}
