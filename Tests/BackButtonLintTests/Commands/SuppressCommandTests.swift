import Foundation
import Testing

@testable import BackButtonLint

/// `--add-suppressions` as people use it.
@Suite struct SuppressCommandTests {
    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.remove("Kit/Swipe.swift")
        try folder.write(
            "App/Third.swift",
            PathTests.screen("Third", "Text(\"3\").navigationBarBackButtonHidden()").replacing("\n", with: "\r\n"))
        return folder
    }

    private func text(_ path: String, _ folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
    }

    @Test func afterwardsItIsSilentAndASecondRunChangesNothing() throws {
        let folder = try app()
        let outcome = try BuiltTool.run(["--add-suppressions", "rewritten in spring"], in: folder.url)
        #expect(outcome.output == "" && outcome.status == 0)
        #expect(outcome.talk == "backlint: wrote 3 directives in 3 files, for 5 findings\n")
        let directive = "// backlint:disable:next missing_back_button, missing_swipe_back - rewritten in spring"
        let first = try text("App/First.swift", folder)
        #expect(first.contains("\n        \(directive)\n        Text(\"1\")"))
        let third = try text("App/Third.swift", folder)
        #expect(third.contains("\r\n        \(directive)\r\n        Text(\"3\")"))
        let again = try BuiltTool.run(["--add-suppressions", "another", "--strict"], in: folder.url)
        #expect(again.output == "" && again.talk == "" && again.status == 0)
        #expect(try text("App/First.swift", folder) == first)
        let report = try BuiltTool.run(["--format", "json"], in: folder.url)
        #expect(report.output.contains("\"diagnostics\": []") && report.output.contains("\"suppressed\": 5"))
    }

    @Test func onlyWhatIsReportedIsSilenced() throws {
        let folder = try app()
        let second = try text("App/Second.swift", folder)
        _ = try BuiltTool.run(["--write-baseline", "b.json", "App/Second.swift"], in: folder.url)
        let outcome = try BuiltTool.run(
            ["--baseline", "b.json", "--add-suppressions", "why", "--rule", "missing_swipe_back"], in: folder.url)
        #expect(outcome.talk == "backlint: wrote 2 directives in 2 files, for 2 findings\n" && outcome.output == "")
        #expect(try text("App/Second.swift", folder) == second)
        let part = try BuiltTool.run(["--add-suppressions", "why", "App/First.swift"], in: folder.url)
        #expect(part.talk == "backlint: wrote 1 directive in 1 file, for 1 finding\n" && part.output == "")
        let line = "// backlint:disable:next missing_swipe_back, missing_back_button - why\n"
        #expect(try text("App/First.swift", folder).contains(line))
    }

    @Test func whatCannotBeWrittenIsReported() throws {
        let folder = try app()
        try folder.setPermissions("App/First.swift", 0o444)
        let outcome = try BuiltTool.run(["--add-suppressions", "why"], in: folder.url)
        #expect(outcome.status == 2 && outcome.talk == "backlint: not written: App/First.swift: it is read-only\n")
        #expect(outcome.findings.count == 2 && outcome.output.contains("`First` hides"))
    }

    @Test(arguments: [
        (["--add-suppressions", ""], "--add-suppressions: a reason is missing: why is it left as it is?"),
        (["--add-suppressions="], "--add-suppressions: a reason is missing: why is it left as it is?"),
        (["--add-suppressions", "a\nb"], "--add-suppressions: the reason must be one line"),
        (["--add-suppressions"], "--add-suppressions needs a value: --add-suppressions REASON"),
        (["--add-suppressions", "a", "--fix"], "--fix and --add-suppressions can't go together: fix first"),
        (["--diff", "--add-suppressions", "a"], "--fix and --add-suppressions can't go together: fix first"),
        (
            ["--add-suppressions", "a", "--stdin-path", "App/First.swift"],
            "--add-suppressions can't write into what --stdin-path hands over: it would be lost to the editor"
        ),
        (
            ["--add-suppressions", "a", "--write-baseline", "b.json"],
            "--add-suppressions and --write-baseline can't go together: what is found is silenced or known"
        ),
    ])
    func wrongUsageHasWords(_ words: [String], _ talk: String) throws {
        let folder = try app()
        let first = try text("App/First.swift", folder)
        let outcome = try BuiltTool.run(words, in: folder.url, input: "")
        #expect(outcome.status == 2 && outcome.output == "" && outcome.talk == "error: \(talk)\n", "\(outcome.talk)")
        #expect(try text("App/First.swift", folder) == first)
    }
}
