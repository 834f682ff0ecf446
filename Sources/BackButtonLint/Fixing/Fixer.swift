/// Chooses among the fix-its of findings, and applies them to texts: each whole or not at all.
///
/// Pure: it knows texts and no disk. Of each finding it takes the first alternative. Two fix-its may say the same thing
/// (a property that two places need, a file that many screens want): it is done once. Where they contradict each other the
/// first in the report's order wins, and the other is skipped: the texts are checked again after a round, and what is
/// still to be fixed comes in the next.
struct Fixer {
    /// Whether fix-its are applied too that change what people see.
    let includesUnsafe: Bool

    /// What was done to the texts in one go.
    struct Round {
        /// The new texts, by path.
        var texts: [String: [UInt8]] = [:]
        var fixed: [Diagnostic] = []
        var skipped: [SkippedFix] = []
    }

    /// - Parameters:
    ///   - findings: In the report's order.
    ///   - texts: Those that the findings and their edits are about, by path.
    func round(on findings: [Diagnostic], texts: [String: [UInt8]]) -> Round {
        var plan = Plan()
        var round = Round()
        for finding in findings {
            guard let fixIt = chosen(for: finding) else { continue }
            if let reason = plan.add(fixIt, texts) {
                round.skipped.append(SkippedFix(finding: finding, reason: reason))
            } else {
                round.fixed.append(finding)
            }
        }
        round.texts = plan.texts(from: texts)
        let broken = round.texts.filter { path, text in
            !path.hasSuffix(".swift") ? false : Self.faults(in: text) > (texts[path].map(Self.faults) ?? 0)
        }
        guard !broken.isEmpty else { return round }
        // Whatever goes into such a file is left out, with all else that belongs to it.
        let (harmful, harmless) = round.fixed.partitioned { finding in
            finding.fixIts[0].edits.contains { broken[$0.path] != nil }
                || finding.fixIts[0].creates.contains { broken[$0.path] != nil }
        }
        var rest = self.round(on: harmless, texts: texts)
        rest.skipped = round.skipped + rest.skipped + harmful.map { SkippedFix(finding: $0, reason: .breaksSyntax) }
        return rest
    }

    /// The fix-it that may be applied.
    func chosen(for finding: Diagnostic) -> FixIt? {
        guard let first = finding.fixIts.first, first.safe || includesUnsafe else { return nil }
        return first
    }

    /// How many runs of tokens the parser can't place.
    private static func faults(in text: [UInt8]) -> Int { Parser.parse(text).kinds.count { $0 == .unexpected } }
}

/// The edits that were taken so far, none of which contradict each other.
private struct Plan {
    private var edits: [String: [Edit]] = [:]
    private var created: [String: String] = [:]

    /// Takes in a fix-it, or tells why it can't be.
    mutating func add(_ fixIt: FixIt, _ texts: [String: [UInt8]]) -> SkippedFix.Reason? {
        let paths = fixIt.edits.map(\.path) + fixIt.creates.map(\.path)
        // It stands for bytes that text has no word for: no file is called so.
        if paths.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) { return .unknownText }
        for file in fixIt.creates {
            if let known = created[file.path], known != file.contents { return .contradictsAnother }
        }
        for edit in fixIt.edits {
            guard let text = texts[edit.path], edit.range.end.offset <= text.count else { return .unknownText }
            if edits[edit.path]?.contains(where: { $0.contradicts(edit) }) == true { return .contradictsAnother }
        }
        for file in fixIt.creates { created[file.path] = file.contents }
        for edit in fixIt.edits where edits[edit.path]?.contains(where: { $0.says(edit) }) != true {
            edits[edit.path, default: []].append(edit)
        }
        return nil
    }

    func texts(from old: [String: [UInt8]]) -> [String: [UInt8]] {
        var texts = created.mapValues { Array($0.utf8) }
        for (path, edits) in edits {
            guard let text = old[path], let new = edits.map(\.change).applied(to: text) else { continue }
            texts[path] = new
        }
        return texts
    }
}

extension Edit {
    fileprivate var start: Int { range.start.offset }
    fileprivate var end: Int { range.end.offset }

    fileprivate func says(_ other: Edit) -> Bool {
        start == other.start && end == other.end && replacement == other.replacement
    }

    /// Whether two edits of one text can't both be made, or it isn't told which comes first.
    fileprivate func contradicts(_ other: Edit) -> Bool {
        if says(other) { return false }
        if start == other.start, end == other.end { return true }
        return start < other.end && other.start < end
    }
}

extension [Diagnostic] {
    fileprivate func partitioned(by holds: (Diagnostic) -> Bool) -> (yes: [Diagnostic], no: [Diagnostic]) {
        (filter(holds), filter { !holds($0) })
    }
}
