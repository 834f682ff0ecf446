import Foundation
import Testing

@testable import BackButtonLint

/// Baselines as people write and use them.
@Suite struct BaselineCommandTests {
    /// A copy of an app below `TestInputs` with eight findings.
    private func bistro() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let source = TestInput.folder.appending(path: "Projects/Bistro")
        for name in ["Bistro", "Bistro.xcodeproj"] {
            try FileManager.default.copyItem(at: source.appending(path: name), to: folder.url.appending(path: name))
        }
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private func edit(_ path: String, in folder: TemporaryFolder, _ old: String, _ new: String) throws {
        let text = try text(path, in: folder)
        #expect(text.contains(old))
        try folder.write(path, text.replacing(old, with: new))
    }

    private func lint(_ words: String..., in folder: TemporaryFolder) throws -> BuiltTool.Outcome {
        try BuiltTool.run(["--root", "."] + words, in: folder.url)
    }

    @Test func itKnowsWhatItWroteAndSaysSoTwice() throws {
        let folder = try bistro()
        let first = try lint("--write-baseline", "b.json", in: folder)
        #expect(first.output == "" && first.status == 0)
        #expect(first.talk == "backlint: wrote 8 known findings to b.json: 8 new\n")
        let text = try text("b.json", in: folder)
        let again = try lint("--baseline", "b.json", "--write-baseline", "b.json", "--strict", in: folder)
        #expect(again.talk == "backlint: b.json holds its 8 known findings as before\n")
        #expect(again.output == "" && again.status == 0)
        #expect(try self.text("b.json", in: folder) == text)
        let known = try lint("--baseline", "b.json", "--format", "json", "--strict", in: folder)
        #expect(known.output.contains("\"baselined\": 8") && known.output.contains("\"diagnostics\": []"))
        #expect(known.status == 0 && known.talk == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
    }

    @Test func aBaselineThatIsNotThereMayBeNamedWhereItIsWritten() throws {
        let folder = try bistro()
        try folder.write(".backlint.json", #"{ "baseline": "b.json" }"#)
        let missing = try lint(in: folder)
        #expect(missing.status == 2 && missing.talk.contains("/.backlint.json:1:15: error: the baseline '"))
        #expect(missing.talk.hasSuffix("/b.json' isn't there; 'backlint --write-baseline FILE' writes it\n"))
        #expect(try lint("--write-baseline", "b.json", in: folder).status == 0)
        #expect(try lint(in: folder).output == "")
        let other = try lint("--baseline", "c.json", in: folder)
        #expect(other.status == 2)
        #expect(other.talk == "error: the baseline 'c.json' isn't there; 'backlint --write-baseline FILE' writes it\n")
        #expect(try lint("--baseline", "./c.json", "--write-baseline", "c.json", in: folder).status == 0)
    }

    @Test(arguments: ["../b.json", "/etc/passwd", "link.json"])
    func aConfigurationNamesNoneOutsideOfTheRoot(_ path: String) throws {
        let (folder, other) = (try bistro(), try TemporaryFolder())
        try other.write("b.json", "{ secret }")
        try folder.link("link.json", to: other.url.path + "/b.json")
        try folder.write(".backlint.json", "{ \"baseline\": \"\(path)\" }")
        let outcome = try lint(in: folder)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk.contains("/.backlint.json:1:15: error: the baseline '"))
        #expect(outcome.talk.contains("' lies outside of the root '") && !outcome.talk.contains("secret"))
    }

    @Test func reasonsStayAndWhatIsStaleIsNamedAndDropped() throws {
        let folder = try bistro()
        _ = try lint("--write-baseline", "b.json", in: folder)
        try edit(
            "b.json", in: folder, "\"screen\": \"DishView\",\n",
            "\"screen\": \"DishView\",\n      \"reason\": \"soon\",\n")
        try edit("Bistro/CheckoutView.swift", in: folder, ".navigationBarBackButtonHidden()", "")
        let used = try lint("--baseline", "b.json", in: folder)
        #expect(used.status == 0 && used.output == "")
        let stale = used.talk.split(separator: "\n")
        #expect(stale.count == 3 && stale[2] == "backlint: --write-baseline FILE drops what is stale")
        #expect(
            stale[0].hasSuffix(
                ": stale: missing_back_button of 'CheckoutView' in Bistro/CheckoutView.swift isn't found any longer"))
        let written = try lint("--write-baseline", "b.json", in: folder)
        #expect(written.talk.hasSuffix("\nbacklint: wrote 6 known findings to b.json: 2 dropped\n"))
        let text = try text("b.json", in: folder)
        #expect(!text.contains("CheckoutView") && text.contains("\"ordinal\": 0,\n      \"reason\": \"soon\"\n"))
    }

    /// What wasn't looked at is neither called stale nor dropped.
    @Test(arguments: [
        ["Bistro/CartView.swift"], ["--rule", "missing_back_button"], ["--disable", "missing_swipe_back"],
        ["--exclude", "CheckoutView.swift"],
    ])
    func ofAPartNothingElseIsJudged(_ words: [String]) throws {
        let folder = try bistro()
        _ = try lint("--write-baseline", "b.json", in: folder)
        let before = try text("b.json", in: folder)
        let hide = ".navigationBarBackButtonHidden()"
        if words == ["Bistro/CartView.swift"] {
            try edit("Bistro/CheckoutView.swift", in: folder, hide, "")
            try edit("Bistro/DishView.swift", in: folder, "struct DishView", "struct Dish2View")
        }
        let used = try BuiltTool.run(["--root", ".", "--baseline", "b.json"] + words, in: folder.url)
        #expect(used.talk == "" && used.output == "" && used.status == 0)
        _ = try BuiltTool.run(["--root", ".", "--write-baseline", "b.json"] + words, in: folder.url)
        #expect(try text("b.json", in: folder) == before)
    }

    @Test func aBrokenFileIsNeitherHeededNorOverwritten() throws {
        let folder = try bistro()
        try folder.write("b.json", "{\n  \"version\": 1,\n  \"finding\": {}\n}\n")
        for words in [["--baseline", "b.json"], ["--write-baseline", "b.json"]] {
            let outcome = try BuiltTool.run(["--root", "."] + words, in: folder.url)
            #expect(outcome.status == 2 && outcome.output == "")
            #expect(outcome.talk.contains("/b.json:3:3: error: unknown key 'finding'; did you mean 'findings'?\n"))
        }
        #expect(try text("b.json", in: folder).contains("\"finding\""))
        let nowhere = try lint("--write-baseline", "no/such/b.json", in: folder)
        #expect(nowhere.status == 2 && nowhere.output == "")
    }

    @Test func whatWouldListWhatIsNotSavedIsRefused() throws {
        let folder = try bistro()
        for words in [
            ["--stdin-path", "Bistro/CartView.swift"], ["--diff"], ["--baseline="], ["--format", "json=b.json"],
        ] {
            let outcome = try BuiltTool.run(["--write-baseline", "b.json"] + words, in: folder.url, input: "")
            #expect(outcome.status == 2 && outcome.output == "" && outcome.talk.hasPrefix("error: "), "\(words)")
            #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/b.json"))
        }
    }

    /// Lines come and go, folders and files are called otherwise: what is known stays known, and what is new is told.
    @Test(arguments: 1...6)
    func nothingComesBackAndNothingNewIsHidden(_ seed: UInt64) throws {
        let folder = try bistro()
        var generator = SeededGenerator(seed: seed)
        _ = try lint("--write-baseline", "b.json", in: folder)
        for path in TestInput.swiftFiles(below: folder.url.appending(path: "Bistro")) {
            let lines = String(decoding: TestInput.bytes(path), as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let edited = lines.indices.flatMap { index in
                // A directive speaks of the next line.
                let isSpokenOf = index > 0 && lines[index - 1].contains("backlint:")
                let count = isSpokenOf ? 0 : Int.random(in: 0...2, using: &generator)
                return ["", "// moved"].prefix(count) + [lines[index]]
            }
            try Data(edited.joined(separator: "\n").utf8).write(to: URL(filePath: path))
        }
        let manager = FileManager.default
        func move(_ old: String, _ new: String) throws {
            try manager.moveItem(at: folder.url.appending(path: old), to: folder.url.appending(path: new))
        }
        if seed % 2 == 0 { try move("Bistro", "Kitchen") }
        let sources = seed % 2 == 0 ? "Kitchen" : "Bistro"
        if seed % 3 == 0 { try move("\(sources)/CartView.swift", "\(sources)/BasketView.swift") }
        try folder.write(
            "\(sources)/News.swift", PathTests.screen("News", "Text(\"1\").navigationBarBackButtonHidden()"))
        let outcome = try lint("--baseline", "b.json", in: folder)
        #expect(outcome.talk == "")
        #expect(outcome.findings.count == 2, "\(outcome.output)")
        #expect(outcome.findings.allSatisfy { $0.contains("/\(sources)/News.swift:3:") })
    }
}
