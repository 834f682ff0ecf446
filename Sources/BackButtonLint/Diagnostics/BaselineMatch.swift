/// Which of a root's findings a baseline knows.
///
/// First by fingerprint. What is left of both sides after that may have been moved with its file: an entry whose file is
/// gone is looked for in other files, by rule, file name, screen and ordinal, those first whose paths have most folders
/// at their ends in common, and then without the file's name. Where more findings than entries would fit, some are new
/// and nobody can tell which: then all are reported.
struct BaselineMatch {
    /// For each finding the entry that knows it.
    private(set) var entries: [Baseline.Entry?]

    /// What no finding answers to.
    private(set) var leftover: [Baseline.Entry] = []

    /// - Parameters:
    ///   - findings: All of the root, numbered.
    ///   - isGone: Whether no file stands at a path any longer.
    init(_ baseline: Baseline, _ findings: [Diagnostic], isGone: (String) -> Bool) {
        entries = Array(repeating: nil, count: findings.count)
        let identities = findings.map(\.identity)
        var open = Open(entries: Array(baseline.entries.indices), findings: Array(findings.indices))
        var pairs: [(entry: Int, finding: Int)] = []
        pairs += open.pair(by: { baseline.entries[$0].fingerprint }, { findings[$0].fingerprint })
        // The values of an entry may have been changed by hand.
        pairs += open.pair(by: { baseline.entries[$0].finding }, { identities[$0] })

        let known = Set(baseline.entries.map(\.finding.path))
        var moved = Open(
            entries: open.entries.filter { isGone(baseline.entries[$0].finding.path) },
            // A file that has entries was there already: nothing was renamed to it.
            findings: open.findings.filter { !known.contains(identities[$0].path) })
        let deepest = moved.entries.map { Place.depth(of: baseline.entries[$0].finding.path) }.max() ?? 0
        for depth in stride(from: deepest, through: 0, by: -1) where !moved.isEmpty {
            pairs += moved.pair(
                by: { Place(baseline.entries[$0].finding, depth) }, { Place(identities[$0], depth) },
                onlySingly: depth == 0)
        }
        let used = Set(pairs.map(\.entry))
        for pair in pairs { entries[pair.finding] = baseline.entries[pair.entry].moved(to: identities[pair.finding]) }
        leftover = baseline.entries.indices.filter { !used.contains($0) }.map { baseline.entries[$0] }
    }

    /// Where a finding stands but for the first parts of its path.
    private struct Place: Hashable {
        let rule: String
        let screen: String
        let ordinal: Int
        let parts: [Substring]

        /// - Parameter depth: How many parts count, from the last. A path that has fewer fits no other.
        init(_ finding: FindingIdentity, _ depth: Int) {
            (rule, screen, ordinal) = (finding.rule, finding.screen, finding.ordinal)
            parts = Array(finding.path.split(separator: "/").suffix(depth))
        }

        static func depth(of path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }
    }

    /// What has found no partner yet.
    private struct Open {
        var entries: [Int]
        var findings: [Int]

        var isEmpty: Bool { entries.isEmpty || findings.isEmpty }

        /// Pairs those that say the same, in order, where there are as many of both.
        mutating func pair<Key: Hashable>(
            by entryKey: (Int) -> Key, _ findingKey: (Int) -> Key, onlySingly: Bool = false
        ) -> [(entry: Int, finding: Int)] {
            guard !isEmpty else { return [] }
            let (entriesByKey, findingsByKey) = (
                Dictionary(grouping: entries, by: entryKey), Dictionary(grouping: findings, by: findingKey)
            )
            var pairs: [(entry: Int, finding: Int)] = []
            for (key, entries) in entriesByKey {
                guard let findings = findingsByKey[key], findings.count == entries.count else { continue }
                if onlySingly, entries.count > 1 { continue }
                pairs += zip(entries, findings).map { ($0, $1) }
            }
            let (usedEntries, usedFindings) = (Set(pairs.map(\.entry)), Set(pairs.map(\.finding)))
            entries.removeAll { usedEntries.contains($0) }
            findings.removeAll { usedFindings.contains($0) }
            return pairs
        }
    }
}
