import Foundation
import Testing

@testable import BackButtonLint

/// Which findings a baseline knows, after lines, files and folders were moved.
@Suite struct BaselineTests {
    /// `rule path screen` in source order, several of the same being numbered.
    private static func findings(_ lines: String...) -> [Diagnostic] {
        let place = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
        return lines.map { line in
            let words = line.split(separator: " ").map(String.init)
            return Diagnostic(
                rule: words[0], severity: .warning, message: "", screen: words[2], scope: nil, path: words[1],
                range: PositionRange(start: place, end: place), notes: [], fixIts: [], fingerprint: "")
        }.numbered
    }

    private static func baseline(_ lines: String...) -> Baseline {
        let entries = lines.map { line in
            let words = line.split(separator: " ").map(String.init)
            let finding = FindingIdentity(
                rule: words[0], path: words[1], screen: words[2], ordinal: words.count > 3 ? Int(words[3])! : 0)
            return Baseline.Entry(finding, reason: "because")
        }
        return Baseline(entries: entries)
    }

    /// What isn't known, and what no finding answers to. All files of the findings are there, and `others`.
    private static func match(
        _ baseline: Baseline, _ findings: [Diagnostic], others: Set<String> = []
    ) -> (news: [String], leftover: [String]) {
        let files = others.union(findings.map(\.path))
        let match = BaselineMatch(baseline, findings, isGone: { !files.contains($0) })
        func words(_ finding: FindingIdentity) -> String {
            "\(finding.rule) \(finding.path) \(finding.screen) \(finding.ordinal)"
        }
        let news = zip(findings, match.entries).filter { $0.1 == nil }.map { words($0.0.identity) }
        let isRight = zip(findings, match.entries).allSatisfy { finding, entry in
            entry.map { $0.finding == finding.identity && $0.reason == "because" } ?? true
        }
        #expect(isRight, "an entry takes over the place of its finding, and keeps its reason")
        return (news, match.leftover.map { words($0.finding) })
    }

    @Test func ofSeveralAlikeAsManyAreKnownAsThereWere() {
        let two = Self.findings("r A.swift V", "r A.swift V")
        #expect(Self.match(Self.baseline("r A.swift V"), two) == (["r A.swift V 1"], []))
        #expect(
            Self.match(Self.baseline("r A.swift V", "r A.swift V 1", "r A.swift V 2"), two) == ([], ["r A.swift V 2"]))
        #expect(Self.match(Self.baseline("q A.swift V", "r A.swift W"), two).news.count == 2)
    }

    @Test func aFolderMayBeRenamed() {
        let known = Self.baseline("r Old/A.swift V", "r Old/In/B.swift V")
        #expect(Self.match(known, Self.findings("r New/A.swift V", "r New/In/B.swift V")) == ([], []))
        #expect(Self.match(known, Self.findings("r A.swift V", "r X/Y/Z/B.swift V")) == ([], []))
    }

    /// Files of the same name are told apart by the folders that kept theirs.
    @Test func theInnerFoldersTellFilesOfOneNameApart() {
        let known = Self.baseline("r Old/Cart/A.swift V", "r Old/Menu/A.swift V")
        let more = Self.findings("r New/Cart/A.swift V", "r New/Menu/A.swift V", "r New/Third/A.swift V")
        #expect(Self.match(known, more) == (["r New/Third/A.swift V 0"], []))
        // Both were renamed otherwise: there are as many as before.
        #expect(Self.match(known, Self.findings("r P/A.swift V", "r Q/A.swift V")) == ([], []))
    }

    @Test func whereOneIsNewAndNobodyCanTellWhichAllAreReported() {
        let known = Self.baseline("r Old/A.swift V")
        let two = Self.findings("r P/A.swift V", "r Q/A.swift V")
        #expect(Self.match(known, two) == (["r P/A.swift V 0", "r Q/A.swift V 0"], ["r Old/A.swift V 0"]))
    }

    @Test func aFileMayBeCalledOtherwise() {
        let known = Self.baseline("r Old.swift V", "r Old.swift W")
        #expect(Self.match(known, Self.findings("r In/New.swift V", "r In/New.swift W")) == ([], []))
        // Not so where the name is all that is left.
        let two = Self.baseline("r Old.swift V", "r Other.swift V")
        #expect(Self.match(two, Self.findings("r P.swift V", "r Q.swift V")).news.count == 2)
    }

    /// What is found in a file that was there before isn't an old one's.
    @Test func nothingNewIsTakenForSomethingMoved() {
        let known = Self.baseline("r Old/A.swift V", "r New/A.swift W")
        let findings = Self.findings("r New/A.swift V", "r New/A.swift W")
        #expect(Self.match(known, findings) == (["r New/A.swift V 0"], ["r Old/A.swift V 0"]))
        // The old file is there and well.
        let other = Self.findings("r New/A.swift V")
        #expect(
            Self.match(Self.baseline("r Old/A.swift V"), other, others: ["Old/A.swift"])
                == (["r New/A.swift V 0"], ["r Old/A.swift V 0"]))
    }

    @Test func anEntryMayBeEditedByHand() {
        let finding = FindingIdentity(rule: "r", path: "New/A.swift", screen: "V", ordinal: 0)
        let known = Baseline(entries: [Baseline.Entry(finding, fingerprint: "old", reason: "because")])
        #expect(Self.match(known, Self.findings("r New/A.swift V")) == ([], []))
    }

    // MARK: The file

    @Test func whatIsWrittenIsRead() throws {
        let folder = try TemporaryFolder()
        let finding = FindingIdentity(rule: "r", path: "a \"b\"/é\n.swift", screen: "V", ordinal: 3)
        let text = BaselineText.json(Baseline(entries: [Baseline.Entry(finding, reason: "the \\ reason")]))
        try folder.write("b.json", text)
        let read = try Baseline.read(folder.url.appending(path: "b.json").path)
        #expect(read.entries.map(\.finding) == [finding])
        #expect(read.entries.map(\.reason) == ["the \\ reason"])
        #expect(read.entries.map(\.fingerprint) == [finding.fingerprint])
        #expect(BaselineText.json(read) == text)
    }

    @Test func itIsSortedAndReadsWell() {
        let known = Self.baseline("r B.swift V", "r A.swift W", "q A.swift W", "r A.swift V 10", "r A.swift V 2")
        let text = BaselineText.json(known)
        let order = text.split(separator: "\n").filter { $0.contains("\"path\"") || $0.contains("\"ordinal\"") }
            .map { $0.filter { $0.isLetter && $0.isUppercase || $0.isNumber } }
        #expect(order == ["A", "0", "A", "2", "A", "10", "A", "0", "B", "0"])
        let first = FindingIdentity(rule: "q", path: "A.swift", screen: "W", ordinal: 0)
        let beginning = """
            {
              "version": 1,
              "findings": {
                "\(first.fingerprint)": {
                  "rule": "q",
                  "path": "A.swift",
                  "screen": "W",
                  "ordinal": 0,
                  "reason": "because"
                },

            """
        #expect(text.hasPrefix(beginning))
        #expect(BaselineText.json(Baseline()) == "{\n  \"version\": 1,\n  \"findings\": {}\n}\n")
    }

    @Test(arguments: [
        ("", "1:1: error: the file is empty; the least that it can say is {}"),
        ("[]", "1:1: error: a baseline is an object in braces, not a list"),
        ("{ \"findings\": {} }", "1:1: error: there is no 'version' in this"),
        ("{ \"version\": 1 }", "1:1: error: there is no 'findings' in this"),
        ("{ \"version\": \"1\", \"findings\": {} }", "1:14: error: 'version' takes the number 1, not a string"),
        ("{ \"version\": 0.5, \"findings\": {} }", "1:14: error: 'version' takes the number 1, not 0.5"),
        (
            "{\n\"version\": 2, \"all\": true }",
            "2:12: error: this baseline is of version 2, and this backlint reads up to version 1: update backlint"
        ),
        ("{ \"version\": 1, \"finding\": {} }", "1:17: error: unknown key 'finding'; did you mean 'findings'?"),
        (
            "{ \"version\": 1, \"findings\": { \"a\": 1 } }",
            "1:36: error: a known finding is an object in braces, not a number"
        ),
        (
            "{ \"version\": 1, \"findings\": { \"a\": { \"rule\": \"r\", \"path\": \"p\", \"screen\": \"s\", \"ordinal\": -1 } } }",
            "1:90: error: 'ordinal' takes a number from 0 on, not -1"
        ),
        (
            "{ \"version\": 1, \"findings\": {\n<<<<<<< HEAD",
            "2:1: error: a merge conflict begins here: keep what belongs of both sides, and delete its markers"
        ),
    ])
    func aSlipIsToldWithItsPlace(_ text: String, _ word: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("b.json", text)
        let path = String(decoding: folder.path, as: UTF8.self) + "/b.json"
        let fault = #expect(throws: DocumentFault.self) { try Baseline.read(path) }
        #expect(fault?.lines.contains("\(path):\(word)") == true, "\(fault?.lines ?? [])")
    }
}
