/// Fixes, checks again, and fixes what is left or new, until nothing changes or the last round has come.
struct FixRounds {
    static let most = 3

    private let fixer: Fixer

    /// The texts of changed files as they were read; nil where there was no file.
    private var originals: [String: [UInt8]?] = [:]

    /// The texts as they are now, of changed files alone.
    private(set) var texts: [String: [UInt8]] = [:]
    private var fixed: [Diagnostic] = []
    private var skipped: [SkippedFix] = []

    /// How many findings with fix-its each kind of finding may have, since the others were fixed.
    private var expected: [Kind: Int] = [:]

    /// What findings have in common that take each other's place when one is fixed.
    private struct Kind: Hashable {
        let rule: String
        let path: String
        let screen: String

        init(_ finding: Diagnostic) { (rule, path, screen) = (finding.rule, finding.path, finding.screen) }
    }

    init(_ fixer: Fixer) { self.fixer = fixer }

    /// One round.
    ///
    /// - Parameters:
    ///   - findings: Of the texts as they are now.
    ///   - sources: These texts.
    /// - Returns: Whether anything has changed.
    mutating func fix(_ findings: [Diagnostic], sources: [String: [UInt8]]) -> Bool {
        let counts = Dictionary(grouping: findings, by: Kind.init).mapValues(\.count)
        let (open, incurable) = part(findings, counts)
        let round = fixer.round(on: open, texts: sources)
        skipped = round.skipped + incurable
        fixed += round.fixed
        for (path, text) in round.texts {
            if originals[path] == nil { originals[path] = .some(sources[path]) }
            texts[path] = text
        }
        expected = counts
        for finding in round.fixed { expected[Kind(finding), default: 1] -= 1 }
        return !round.texts.isEmpty
    }

    /// Whether a further round would change nothing.
    func isSettled(_ findings: [Diagnostic], sources: [String: [UInt8]]) -> Bool {
        let open = part(findings, Dictionary(grouping: findings, by: Kind.init).mapValues(\.count)).0
        return fixer.round(on: open, texts: sources).texts.isEmpty
    }

    /// What there is to fix, and what was fixed in vain.
    private func part(_ findings: [Diagnostic], _ counts: [Kind: Int]) -> ([Diagnostic], [SkippedFix]) {
        var open: [Diagnostic] = []
        var incurable: [SkippedFix] = []
        for finding in findings {
            guard let fixIt = fixer.chosen(for: finding) else { continue }
            let kind = Kind(finding)
            // What only deletes comes to an end by itself, and may well bring the next thing to delete.
            if fixIt.adds, let most = expected[kind], let count = counts[kind], count > most {
                incurable.append(SkippedFix(finding: finding, reason: .curesNothing))
            } else {
                open.append(finding)
            }
        }
        return (open, incurable)
    }

    /// What came of it.
    ///
    /// - Parameters:
    ///   - left: The findings after the last round.
    ///   - isSettled: Whether the last round changed nothing.
    func outcome(left: [Diagnostic], isSettled: Bool) -> FixOutcome {
        let changes = texts.keys.sorted().compactMap { path -> FileChange? in
            guard let new = texts[path], let old = originals[path], old != new else { return nil }
            return FileChange(path: path, old: old, new: new)
        }
        var skipped = skipped
        if !isSettled {
            skipped = left.filter { fixer.chosen(for: $0) != nil }
                .map { SkippedFix(finding: $0, reason: .doesNotSettle) }
        }
        let unsafeLeft = fixer.includesUnsafe ? 0 : left.count { $0.fixIts.first?.safe == false }
        return FixOutcome(changes: changes, fixed: fixed, skipped: skipped, unsafeLeft: unsafeLeft)
    }
}

extension FixIt {
    /// Whether it brings anything.
    fileprivate var adds: Bool { !creates.isEmpty || edits.contains { !$0.replacement.isEmpty } }
}

/// What all rounds together did.
public struct FixOutcome: Sendable {
    /// By path.
    public let changes: [FileChange]

    /// The findings whose fix-its were applied, in the order in which they were.
    public let fixed: [Diagnostic]
    public let skipped: [SkippedFix]

    /// How many more findings `--unsafe-fixes` would fix.
    public let unsafeLeft: Int
}
