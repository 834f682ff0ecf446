import Foundation
import Testing

@testable import BackButtonLint

/// Every command and every option that the help lists is run with a value that makes sense, and does what it says.
@Suite struct EveryOptionTests {
    /// One command line and what must be true of its end.
    struct Trial: CustomTestStringConvertible {
        let command: String
        let option: String
        let words: [String]
        var environment: [String: String] = [:]
        var input: String?
        var status: Int32 = 0
        /// Whether it printed and said what the option promises.
        let holds: @Sendable (BuiltTool.Outcome) -> Bool

        var testDescription: String { (["backlint"] + words).joined(separator: " ") }
    }

    /// The app of `PathTests`, in which a third screen has its way back in the content.
    private func withApp<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write(
            "App/Third.swift",
            """
            struct Third: View {
                @Environment(\\.dismiss) var dismiss
                var body: some View { Button("Back") { dismiss() }.navigationBarBackButtonHidden() }
            }
            """)
        try folder.write("other.json", #"{ "excluded": ["First.swift"] }"#)
        try folder.write(
            "known.json",
            """
            { "version": 1, "findings": { "first": {
                "rule": "missing_back_button", "path": "App/First.swift", "screen": "First", "ordinal": 0 } } }
            """)
        try folder.write(".gitignore", "Ignored.swift")
        try folder.write("App/Ignored.swift", "struct Ignored: View {}")
        return try withExtendedLifetime(folder) { try body(folder.url) }
    }

    private static func trial(
        _ command: String,
        _ option: String,
        _ words: [String],
        environment: [String: String] = [:],
        input: String? = nil,
        status: Int32 = 0,
        _ holds: @escaping @Sendable (BuiltTool.Outcome) -> Bool
    ) -> Trial {
        Trial(
            command: command, option: option, words: words, environment: environment, input: input, status: status,
            holds: holds)
    }

    private static let first = "warning: `First` hides"
    private static let note = "note: `Third` hides"

    private static let lint: [Trial] = [
        trial("lint", "", ["lint"]) { $0.output.contains(first) && !$0.output.contains(note) && $0.talk == "" },
        trial("lint", "--format", ["--format", "json"]) { $0.output.hasPrefix("{\n  \"schemaVersion\": 1") },
        trial("lint", "--root", ["--root", "Kit"]) { $0.output == "" },
        trial("lint", "--config", ["--config", "other.json"]) { $0.output == "" },
        trial("lint", "--show-config", ["--show-config"]) { $0.output.hasPrefix("{\n  \"included\": []") },
        trial("lint", "--show-files", ["--show-files"]) { $0.output.hasPrefix("App/") && !$0.output.contains("{") },
        trial("lint", "--exclude", ["--exclude", "First.swift"]) { !$0.output.contains(first) },
        trial("lint", "--no-ignore", ["--show-files", "--no-ignore"]) {
            $0.output.contains("App/Ignored.swift")
        },
        trial("lint", "--rule", ["--rule", "back_button_not_leading"]) {
            $0.output.contains(note) && !$0.output.contains(first)
        },
        trial("lint", "--enable", ["--enable", "back_button_not_leading"]) {
            $0.output.contains(note) && $0.output.contains(first)
        },
        trial("lint", "--disable", ["--disable", "missing_back_button"]) { $0.output == "" },
        trial("lint", "--notes", ["--notes"]) { $0.output.contains(note) && $0.output.contains(first) },
        trial("lint", "--changed", ["--changed"], status: 2) {
            $0.output == "" && $0.talk.hasSuffix("' lies in no git repository\n")
        },
        trial("lint", "--baseline", ["--baseline", "known.json"]) { $0.output == "" && $0.talk == "" },
        trial("lint", "--write-baseline", ["--write-baseline", "new.json"]) {
            $0.output == "" && $0.talk == "backlint: wrote 2 known findings to new.json: 2 new\n"
        },
        trial("lint", "--add-suppressions", ["--add-suppressions", "why"]) {
            $0.output == "" && $0.talk == "backlint: wrote 2 directives in 2 files, for 2 findings\n"
        },
        trial("lint", "--stdin-path", ["--stdin-path", "App/First.swift"], input: "let a = 1\n") { $0.output == "" },
        trial(
            "lint", "--use-script-input-files", ["--use-script-input-files"],
            environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "App/Second.swift"]
        ) { $0.output == "" },
        trial("lint", "--fix", ["--fix"]) {
            $0.output.contains(first) && $0.talk == "backlint: --unsafe-fixes would fix 1 more finding\n"
        },
        trial("lint", "--unsafe-fixes", ["--unsafe-fixes"]) {
            $0.output == "" && $0.talk.hasPrefix("backlint: fixed 1 finding in 1 file: 1 missing_back_button\n")
        },
        trial("lint", "--diff", ["--diff", "--unsafe-fixes"]) {
            $0.output.hasPrefix("diff --git a/App/First.swift b/App/First.swift\n") && $0.talk.contains("would fix 1 ")
        },
        trial("lint", "--strict", ["--strict"], status: 1) { $0.output.contains("error: `First` hides") },
        trial("lint", "--exit-zero", ["--strict", "--exit-zero"]) { $0.output.contains("error: `First` hides") },
        trial("lint", "--quiet", ["--format=text", "--quiet"]) {
            $0.output.contains(first) && !$0.output.contains("next:")
        },
        trial("lint", "--statistics", ["--statistics"]) { $0.talk.contains("missing_back_button      1 finding") },
        trial("lint", "--color", ["--format=text", "--color", "always"]) { $0.output.contains("\u{1b}[1m") },
        trial("lint", "--jobs", ["--jobs", "3"]) { $0.output.contains(first) },
        trial("lint", "--completions", ["--completions", "fish"]) { $0.output.contains("complete -c backlint") },
    ]

    private static let others: [Trial] = [
        trial("screens", "", ["screens"]) { $0.output.hasPrefix("SCREEN ") && $0.output.contains("\nFirst ") },
        trial("screens", "--explain", ["screens", "--explain", "First"]) { $0.output.hasPrefix("First\n  hides ") },
        trial("screens", "--root", ["screens", "--root", "Kit"]) { $0.output.hasPrefix("no screen hides") },
        trial("screens", "--config", ["screens", "--config", "other.json"]) { !$0.output.contains("\nFirst ") },
        trial("screens", "--exclude", ["screens", "--exclude=First.swift"]) { !$0.output.contains("\nFirst ") },
        trial("screens", "--no-ignore", ["screens", "--no-ignore", "App/Ignored.swift"]) { $0.talk == "" },
        trial("screens", "--quiet", ["screens", "--quiet"]) {
            $0.output.contains("\nFirst ") && !$0.output.contains("3 screens hide")
        },
        trial("screens", "--color", ["screens", "--color=always"]) { $0.output.contains("\u{1b}[1mFirst") },
        trial("screens", "--jobs", ["screens", "--jobs=2"]) { $0.output.contains("\nFirst ") },
        trial("map", "", ["map"]) { $0.output.hasPrefix("flowchart LR\n") && $0.output.contains("(\"First") },
        trial("map", "--format", ["map", "--format", "dot"]) { $0.output.hasPrefix("digraph screens {\n") },
        trial("map", "--root", ["map", "--root", "Kit"]) {
            $0.output == "flowchart LR\n" && $0.talk.contains("no screen is opened")
        },
        trial("map", "--config", ["map", "--config", "other.json"]) { !$0.output.contains("(\"First") },
        trial("map", "--exclude", ["map", "--exclude=First.swift"]) { !$0.output.contains("(\"First") },
        trial("map", "--no-ignore", ["map", "--no-ignore", "App/Ignored.swift"]) {
            $0.output == "flowchart LR\n" && $0.talk.contains("no screen is opened")
        },
        trial("map", "--jobs", ["map", "--jobs=2"]) { $0.output.contains("(\"First") },
        trial("rules", "", ["rules"]) { $0.output.contains("\nmissing_back_button ") },
        trial("rules", "--color", ["rules", "--color=always"]) { $0.output.contains("\u{1b}[1mmissing_back_button") },
        trial("explain", "", ["explain", "missing_back_button"]) { $0.output.contains("\nbad code\n    struct") },
        trial("explain", "--color", ["explain", "missing_back_button", "--color=always"]) {
            $0.output.contains("\u{1b}[1mbad code\u{1b}[0m\n")
        },
        trial("init", "", ["init"]) { $0.output == "wrote .backlint.json\n" },
        trial("syntax", "", ["syntax", "tokens", "App/First.swift"]) { $0.output.contains("\n0 6 word\n") },
        trial("help", "", ["help"]) { $0.output.contains("\ncommands\n") },
        trial("help", "--man", ["help", "--man"]) { $0.output.hasPrefix(".TH BACKLINT 1") },
    ]

    /// `--help` and `--version` are the same for all.
    private static let common = Set((lint + others).map(\.command)).sorted().flatMap { command in
        [
            trial(command, "--help", [command, "--help"]) { $0.output.hasPrefix("usage: backlint") },
            trial(command, "--version", [command, "--version"]) { $0.output == "backlint \(Tool.version)\n" },
        ]
    }

    @Test(arguments: lint + others + common)
    func itDoesWhatItSays(_ trial: Trial) throws {
        let outcome = try withApp {
            try BuiltTool.run(trial.words, in: $0, environment: trial.environment, input: trial.input)
        }
        #expect(outcome.status == trial.status, "\(outcome.talk)")
        #expect(trial.holds(outcome), "\(outcome.output)\(outcome.talk)")
    }

    @Test func nothingThatTheHelpListsIsLeftOut() throws {
        let listed = try Self.listed()
        let tried = (Self.lint + Self.others + Self.common).map { "\($0.command) \($0.option)" }
        #expect(Set(listed).subtracting(tried).sorted() == [], "add a line to EveryOptionTests for each of these")
        #expect(Set(tried).subtracting(listed).sorted() == [], "the help doesn't list these")
        #expect(Set(tried).count == tried.count)
    }

    /// `lint `, `lint --format` and so on: what the help pages list.
    private static func listed() throws -> [String] {
        let overview = try BuiltTool.run(["help"]).output.split(separator: "\n")
        let commands = overview.filter { $0.hasPrefix("  backlint ") }.map { $0.split(separator: " ")[1] }
        return try commands.flatMap { command in
            let page = try BuiltTool.run(["help", String(command)]).output.split(separator: "\n")
            let options = page.filter { $0.hasPrefix("  --") }.map {
                $0.split(whereSeparator: { " [".contains($0) })[0]
            }
            return ["\(command) "] + options.map { "\(command) \($0)" }
        }
    }
}
