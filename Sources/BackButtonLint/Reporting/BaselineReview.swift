/// What a baseline makes of a run's findings: which are known, and which of its entries nothing answers to.
struct BaselineReview {
    private(set) var known: [Diagnostic] = []

    /// What isn't known.
    private(set) var news: [Diagnostic] = []
    private(set) var outcome = BaselineOutcome()

    /// - Parameters:
    ///   - findings: All of the root, numbered: what isn't reported counts too.
    ///   - unread: Files that were asked and can't be read.
    init(
        _ baseline: Baseline, of findings: [Diagnostic], _ builder: ReportBuilder, _ reported: inout ReportedPaths,
        unread: [SourceTree.Complaint]
    ) {
        var ground = Ground(builder, unread: unread)
        let match = BaselineMatch(baseline, findings, isGone: { ground.isGone($0) })
        for (finding, entry) in zip(findings, match.entries) {
            if let entry {
                known.append(finding)
                outcome.kept.append(entry)
            } else {
                news.append(finding)
            }
        }
        for entry in match.leftover {
            let isLookedAt = ground.isLookedAt(entry.finding) && reported.contain(entry.finding.path)
            if isLookedAt { outcome.stale.append(entry) } else { outcome.kept.append(entry) }
        }
    }

    /// What of the root this run has looked at.
    private struct Ground {
        private let root: String
        private let files: Set<String>
        private let unread: Set<String>
        private var selection: RuleSelection

        /// As a volume compares them that doesn't tell cases.
        private lazy var caselessFiles = Set(files.map { $0.lowercased() })

        init(_ builder: ReportBuilder, unread: [SourceTree.Complaint]) {
            root = builder.configuration.root
            files = Set(builder.files)
            selection = RuleSelection(builder.configuration)
            self.unread = Set(
                (builder.sweep.complaints + unread).map { String(decoding: $0.path, as: UTF8.self) })
        }

        /// Whether no file stands at a path any longer. One that is left out does.
        mutating func isGone(_ path: String) -> Bool {
            if files.contains(path) { return false }
            if (try? FileIdentity(of: "\(root)/\(path)".utf8)) == nil { return true }
            // The old spelling of a name may still lead to its file.
            return caselessFiles.contains(path.lowercased())
        }

        /// Whether a finding would have been found if it were there: its rule speaks there, and its file was read.
        mutating func isLookedAt(_ finding: FindingIdentity) -> Bool {
            guard let rule = Rule.all.first(where: { $0.id == finding.rule }) else { return true }
            guard selection.severity(of: rule, at: finding.path) != nil else { return false }
            return files.contains(finding.path) ? !unread.contains(finding.path) : isGone(finding.path)
        }
    }
}
