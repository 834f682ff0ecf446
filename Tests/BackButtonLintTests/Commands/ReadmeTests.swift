import Foundation
import Testing

@testable import BackButtonLint

/// The README says what is true.
@Suite struct ReadmeTests {
    private static let readme = TestInput.package.appending(path: "README.md")
    private static let demo = "TestInputs/Projects/Bistro"
    private static var hasDemo: Bool {
        FileManager.default.fileExists(atPath: TestInput.package.appending(path: demo).path())
    }

    /// What stands between the fences of the blocks in `language`.
    private func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        return text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
            $0.hasPrefix("```") ? "" : String($0.prefix(upTo: $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex))
        }
    }

    private func commands(of program: String) throws -> [String] {
        try blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }.filter {
            $0 == program || $0.hasPrefix(program + " ")
        }
    }

    @Test func theGateRunsEverySwiftCommand() throws {
        let gate = try String(contentsOf: TestInput.package.appending(path: ".ci/run"), encoding: .utf8)
        let commands = try commands(of: "swift")
        // .ci/plugins takes these from the README itself.
        let ofPlugins = commands.filter { $0.hasPrefix("swift package ") }
        #expect(ofPlugins.count >= 3 && gate.contains("\nrun .ci/plugins\n"))
        #expect(commands.count == ofPlugins.count + 2)
        for command in commands where !ofPlugins.contains(command) {
            #expect(gate.contains("\nrun \(command)\n"), "\(command) isn't run by .ci/run")
        }
    }

    /// A filter that fits no test passes without a word.
    @Test func everyFilterOfTheGuideFitsASuite() throws {
        let guide = try String(
            contentsOf: TestInput.package.appending(path: ".github/CONTRIBUTING.md"), encoding: .utf8)
        let filters = guide.matches(of: /--filter '?([\w|]+)/).flatMap { $0.output.1.split(separator: "|") }
        let tests = TestInput.package.appending(path: "Tests").path()
        let files = try FileManager.default.subpathsOfDirectory(atPath: tests).map { "/" + $0 }
        #expect(filters.count >= 8)
        for filter in filters {
            #expect(files.contains { $0.hasSuffix("/\(filter).swift") }, "no suite is called \(filter)")
        }
    }

    @Test func everyCommandOfTheToolWorks() throws {
        let commands = try commands(of: "backlint")
        #expect(commands.count >= 5)
        for command in commands { try expectToWork(command) }
    }

    /// What stands between backticks in the text, and between quotes in the help.
    @Test func everyCommandInTheWordsWorks() throws {
        let readme = try String(contentsOf: Self.readme, encoding: .utf8)
        let pages = try ["lint", "screens", "map", "rules", "explain", "syntax", "help"].map {
            try BuiltTool.run(["help", $0]).output
        }
        let spans = readme.matches(of: /`(?:eval "\$\()?(backlint [^`)]+)/).map { String($0.output.1) }
        let quotes = pages.joined().matches(of: /'(backlint [^']+)'/).map { String($0.output.1) }
        #expect(spans.count >= 4 && !quotes.isEmpty)
        for command in Set(spans + quotes) { try expectToWork(command) }
    }

    /// Runs a command in a project of one good screen; capitals in it stand for what people put there.
    private func expectToWork(_ command: String) throws {
        let values = [
            "NAME": "Sent", "RULE": "missing_back_button", "ID": "missing_back_button",
            "--changed=REF": "--changed=HEAD",
            "FILE": "backlint-baseline.json",
        ]
        let words = command.split(separator: " ").dropFirst().map { values[String($0)] ?? String($0) }
        let folder = try TemporaryFolder()
        if command.contains("--changed") {
            guard GitRepository.isInstalled else { return }
            try GitRepository(folder).commit()
        }
        let lock = "// backlint:locked - the order is on its way"
        try folder.write(
            "Sources/Sent.swift", PathTests.screen("Sent", "Text(\"Sent\").navigationBarBackButtonHidden() \(lock)"))
        try folder.write("backlint-baseline.json", BaselineText.json(Baseline()))
        let outcome = try BuiltTool.run(words, in: folder.url)
        #expect(outcome.status == 0, "\(command): \(outcome.talk)")
        let tells = words.contains("--write-baseline")
        #expect(tells ? outcome.talk.hasSuffix("known findings as before\n") : outcome.talk == "")
    }

    /// The build phase, with the tool installed and without.
    @Test func theBuildPhaseRuns() throws {
        let phase = try #require(try blocks("sh").first { $0.contains("$SRCROOT") })
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let root = folder.url.path(percentEncoded: false)
        let tools = BuiltTool.executable.deletingLastPathComponent().path(percentEncoded: false)
        func run(_ path: String) throws -> (status: Int32, output: String) {
            let shell = Program(
                executable: URL(filePath: "/bin/sh"), folder: folder.url, environment: ["SRCROOT": root, "PATH": path])
            let outcome = try shell.run(["-c", phase])
            return (outcome.status, String(decoding: outcome.output, as: UTF8.self))
        }
        let found = try run(tools)
        #expect(found.status == 0 && found.output.contains("/App/First.swift:3:19: warning: "))
        let missing = try run(root)
        #expect(missing.status == 0 && missing.output == "warning: backlint isn't installed\n")
    }

    @Test func theStepInCIRuns() throws {
        let step = try #require(try blocks("yaml").first)
        let command = try #require(step.firstRange(of: "backlint "))
        try expectToWork(String(step[command.lowerBound...]))
    }

    /// The hook's block is run by .ci/hooks.
    @Test func theActionTakesWhatIsShown() throws {
        let step = try #require(try blocks("yaml").first { $0.contains("/.github/actions/") })
        let action = try String(
            contentsOf: TestInput.package.appending(path: ".github/actions/backlint/action.yml"), encoding: .utf8)
        let inputs = step.split(separator: "\n").drop { $0 != "  with:" }.dropFirst()
        #expect(step.contains("backlint/.github/actions/backlint@") && !inputs.isEmpty)
        for input in inputs {
            let name = input.drop { $0 == " " }.prefix { $0 != ":" }
            #expect(action.contains("\n  \(name):\n    description:"), "the action has no input \(name)")
        }
    }

    /// The package that .ci/plugins builds names the plug-in as the README does.
    @Test func thePackageIsTheSample() throws {
        let package = try #require(try blocks("swift").first { $0.contains("plugins:") })
        let sample = try String(
            contentsOf: TestInput.package.appending(path: "TestInputs/Packages/Kiosk/Package.swift"), encoding: .utf8)
        let plugin = try #require(package.firstMatch(of: /plugins: \[.*?\)\]/)).output
        #expect(sample.contains(plugin))
    }

    @Test func everyConfigurationIsRead() throws {
        let configurations = try blocks("jsonc")
        #expect(!configurations.isEmpty)
        for text in configurations {
            _ = try ConfigurationFile.parse(
                Array(text.utf8), path: "/x/.backlint.json", rules: Rule.all.map(\.id), root: Array("/x".utf8))
        }
    }

    @Test func everyCommandIsNamedInTheHelp() throws {
        let overview = try BuiltTool.run(["help"]).output
        for command in try commands(of: "backlint") {
            let words = command.split(separator: " ").dropFirst().filter { $0.hasPrefix("--") }
            for word in words { #expect(overview.contains("  \(word)"), "\(word) of '\(command)' isn't in the help") }
        }
    }

    /// The first finding, what repairs all at once, and the conclusion stand in the README; `…` for what is between.
    ///
    /// `BACKLINT_RECORD=1` writes them there.
    @Test(.enabled(if: hasDemo)) func theOutputOfTheDemoIsReal() throws {
        let outcome = try BuiltTool.run(["--format", "text", Self.demo])
        #expect(outcome.status == 0)
        let parts = outcome.output.components(separatedBy: "\n\n")
        try #require(parts.count >= 3)
        let real = ([parts[0]] + (parts.count > 3 ? ["…"] : []) + parts.suffix(2)).joined(separator: "\n\n")
        let shown = try #require(try blocks("text").first)
        if ProcessInfo.processInfo.environment["BACKLINT_RECORD"] == "1" {
            let text = try String(contentsOf: Self.readme, encoding: .utf8)
            let old = "\n```text\n" + (shown.isEmpty ? "" : shown + "\n") + "```\n"
            try Data(text.replacing(old, with: "\n```text\n" + real + "```\n").utf8).write(to: Self.readme)
            Issue.record("recorded the output in README.md: look at it, then run without BACKLINT_RECORD")
        } else {
            #expect(real == shown + "\n")
        }
    }
}
