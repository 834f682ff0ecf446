import Foundation
import Testing

@testable import BackButtonLint

/// Fixes every input below `TestInputs` and looks at what comes out.
///
/// `BACKLINT_RECORD=1` writes the fixed files anew, and fails.
@Suite struct FixInputTests {
    private static let isRecording = ProcessInfo.processInfo.environment["BACKLINT_RECORD"] == "1"

    @Test(arguments: RuleInput.rules + RuleInput.projects)
    func aFixedInputIsWell(_ input: RuleInput) throws {
        let fix = try FixInput(input)
        try compareWithGoldens(fix)
        guard !fix.outcome.changes.isEmpty else { return }
        #expect(fix.again.map(\.path) == [], "fixing again changes more")
        #expect(fix.outcome.skipped.map { "\($0.finding.path): \($0.reason.words)" } == [])
        let left = Set(fix.after.diagnostics.filter { !$0.fixIts.isEmpty }.map(Self.name))
        #expect(left == [], "what can be fixed is left")
        // What was fixed is silent, and nothing else has begun to speak.
        var expected = Self.counts(of: fix.before.diagnostics)
        for finding in fix.outcome.fixed { expected[Self.name(finding), default: 0] -= 1 }
        for (name, count) in Self.counts(of: fix.after.diagnostics) {
            #expect(count <= expected[name, default: 0], "still or newly there: \(name)")
        }
        for change in fix.outcome.changes { checkTokens(of: change, fix.outcome.fixed) }
    }

    @Test func enoughIsFixed() throws {
        let fixed = try RuleInput.rules.filter { try !FixInput($0).outcome.changes.isEmpty }
        #expect(fixed.count > 20)
    }

    /// Line ends, byte-order mark and indentation stay the file's own.
    @Test(arguments: RuleInput.rules)
    func aFixKeepsToTheLayout(_ input: RuleInput) throws {
        let layouts: [@Sendable (String) -> String] = [
            { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 },
            { Self.isIndentedByFours($0) ? $0.replacing("    ", with: "\t") : $0 },
        ]
        for layout in layouts {
            try input.withCopy { root in
                let configuration = try input.configuration(root: root)
                let plain = try Linter(configuration: configuration).fix(includesUnsafe: true).outcome
                for change in plain.changes {
                    guard let old = change.old.map({ String(decoding: $0, as: UTF8.self) }) else { continue }
                    let file = URL(fileURLWithPath: root).appendingPathComponent(change.path)
                    try Data(layout(old).utf8).write(to: file)
                }
                let other = try Linter(configuration: configuration).fix(includesUnsafe: true).outcome
                #expect(other.changes.map(\.path) == plain.changes.map(\.path))
                for (before, after) in zip(plain.changes, other.changes) where before.old != nil {
                    let wanted = layout(String(decoding: before.new, as: UTF8.self))
                    #expect(String(decoding: after.new, as: UTF8.self) == wanted)
                }
            }
        }
    }

    private static func isIndentedByFours(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { $0.prefix { $0 == " " }.count % 4 == 0 }
    }

    private static func name(_ finding: Diagnostic) -> String { "\(finding.rule) \(finding.path) \(finding.screen)" }

    private static func counts(of findings: [Diagnostic]) -> [String: Int] {
        Dictionary(grouping: findings, by: name).mapValues(\.count)
    }

    private func compareWithGoldens(_ fix: FixInput) throws {
        let goldens = Dictionary(uniqueKeysWithValues: fix.outcome.changes.map { (fix.golden(for: $0.path), $0.new) })
        if Self.isRecording {
            let isSame = goldens.allSatisfy { TestInput.bytes($0.key.path) == $0.value }
            if isSame, fix.recorded() == Set(goldens.keys.map(\.path)) { return }
            for file in fix.recorded() { try FileManager.default.removeItem(atPath: file) }
            for (file, text) in goldens {
                let folder = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text).write(to: file)
            }
            Issue.record("recorded: look at it, then run without BACKLINT_RECORD")
            return
        }
        #expect(
            fix.recorded() == Set(goldens.keys.map(\.path)),
            "record what it becomes: BACKLINT_RECORD=1 swift test --filter FixInputTests")
        for (file, text) in goldens {
            #expect(
                String(decoding: text, as: UTF8.self) == String(decoding: TestInput.bytes(file.path), as: UTF8.self))
        }
    }

    /// What an author wrote is there afterwards, in its order, but for what edits say they replace; and the text parses as
    /// well as before.
    private func checkTokens(of change: FileChange, _ fixed: [Diagnostic]) {
        let (old, new) = (change.old.map(Parser.parse), Parser.parse(change.new))
        let edits = fixed.flatMap { $0.fixIts[0].edits }.filter { $0.path == change.path }
        let added = new.tokens.map { new.bytes[$0.range.start..<$0.range.end] }
        var next = added.startIndex
        for token in old?.tokens ?? [] {
            let range = token.range
            if edits.contains(where: { $0.range.start.offset <= range.start && range.end <= $0.range.end.offset }) {
                continue
            }
            let word = old?.bytes[range.start..<range.end] ?? []
            guard let found = added[next...].firstIndex(of: word) else {
                Issue.record("\(change.path): `\(String(decoding: word, as: UTF8.self))` is gone")
                return
            }
            next = found + 1
        }
        #expect(new.kinds.count { $0 == .unexpected } <= (old?.kinds.count { $0 == .unexpected } ?? 0))
    }
}
