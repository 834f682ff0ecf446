import Foundation
import Testing

@testable import BackButtonLint

/// What a configuration does, seen from outside.
@Suite struct ConfigurationTests {
    /// A folder with a screen that is stuck in each of some files.
    private func folder(_ files: String..., configuration: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (number, file) in files.enumerated() { try folder.write(file, Self.screen(number)) }
        if let configuration { try folder.write(".backlint.json", configuration) }
        return folder
    }

    private static func screen(_ number: Int) -> String {
        """
        import SwiftUI
        struct List\(number): View {
            var body: some View { NavigationStack { NavigationLink("Go") { Screen\(number)() } } }
        }
        struct Screen\(number): View {
            var body: some View { Text("Stuck").navigationBarBackButtonHidden() }
        }
        """
    }

    private func files(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
        let outcome = try BuiltTool.run(["--show-files"] + arguments, in: folder.url)
        #expect(outcome.status == 0 && outcome.talk == "", "\(outcome.talk)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    /// What is found, as `file: severity rule`.
    private func findings(_ folder: TemporaryFolder, _ arguments: [String], status: Int32 = 0) throws -> [String] {
        let outcome = try BuiltTool.run(["--format", "xcode"] + arguments, in: folder.url)
        #expect(outcome.status == status && outcome.talk == "", "\(outcome)")
        return outcome.output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /.*\/(\w+\.swift):\d+:\d+: (\w+): .*\((\w+)\)/) else { return nil }
            return "\(match.1): \(match.2) \(match.3)"
        }
    }

    private func configuration(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String: Any] {
        let outcome = try BuiltTool.run(["--show-config"] + arguments, in: folder.url)
        #expect(outcome.status == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    // MARK: Which files

    @Test func onlyWhatIsIncludedIsLookedAt() throws {
        let folder = try folder(
            "App/A.swift", "App/Deep/B.swift", "Kit/Sources/C.swift", "Kit/Tests/D.swift", "Other/App/E.swift",
            "F.swift",
            configuration: #"{ "included": ["App", "Kit/*/C.swift", "**/E.swift"] }"#)
        #expect(try files(folder) == ["App/A.swift", "App/Deep/B.swift", "Kit/Sources/C.swift", "Other/App/E.swift"])
        #expect(try files(folder, "App/Deep") == ["App/Deep/B.swift"])
        try folder.write(".backlint.json", #"{ "included": ["App/"], "excluded": ["Deep"] }"#)
        #expect(try files(folder) == ["App/A.swift"])
        try folder.write(".backlint.json", #"{ "included": ["./"] }"#)
        #expect(try files(folder).count == 6)
        try folder.write(".backlint.json", #"{ "included": [] }"#)
        #expect(try files(folder).count == 6)
    }

    @Test func whatIsExcludedIsLeftOut() throws {
        let folder = try folder(
            "App/A.swift", "App/Generated/B.swift", "Generated/C.swift", "D.gen.swift", "#E.swift", "Keep/F.gen.swift",
            configuration: ##"{ "excluded": ["**/Generated/**", "*.gen.swift", "#E.swift", "!F.gen.swift"] }"##)
        #expect(try files(folder) == ["App/A.swift", "Keep/F.gen.swift"])
        #expect(try files(folder, "--exclude", "/Keep") == ["App/A.swift"])
        #expect(try files(folder, "--exclude", "!D.gen.swift", "--exclude=App") == ["D.gen.swift", "Keep/F.gen.swift"])
    }

    @Test func pathsCountFromTheFile() throws {
        let folder = try folder("A.swift", "ci/App/B.swift", "App/C.swift", "ci/D.swift")
        try folder.write("ci/lint.json", #"{ "excluded": ["/App", "../A.swift"], "included": ["."] }"#)
        #expect(try files(folder, "--config", "ci/lint.json", "--root", ".") == ["ci/D.swift"])
        // From above the root.
        try folder.write(".backlint.json", #"{ "excluded": ["ci/App"] }"#)
        #expect(try files(folder, "--root", "ci") == ["ci/D.swift"])
        try folder.write(".backlint.json", #"{ "included": ["ci/App"] }"#)
        #expect(try files(folder, "--root", "ci") == ["ci/App/B.swift"])
        try folder.write(".backlint.json", #"{ "included": ["ci"] }"#)
        #expect(try files(folder, "--root", "ci").count == 2)
        try folder.write(".backlint.json", #"{ "included": ["App"] }"#)
        #expect(try files(folder, "--root", "ci") == [])
    }

    @Test func ignoredFilesAreLookedAtWhenAskedFor() throws {
        let folder = try folder("A.swift", "B.swift", ".hidden/C.swift", "DerivedData/D.swift", "Pods/E.swift")
        try folder.write(".gitignore", "B.swift\n")
        #expect(try files(folder) == ["A.swift"])
        #expect(try files(folder, "--no-ignore") == ["A.swift", "B.swift"])
    }

    @Test func whatAppsAreMadeOfIsReadBesideTheIncludedFiles() throws {
        let folder = try folder("App/A.swift", "Package.swift", configuration: #"{ "included": ["App"] }"#)
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "App")])
            """)
        try folder.write("Pods/Swipe/Swipe.m", "self.interactivePopGestureRecognizer.delegate = self;")
        let outcome = try BuiltTool.run(["--format", "json"], in: folder.url)
        #expect(outcome.output.contains(#""scope": "Shop""#))
        #expect(try files(folder) == ["App/A.swift"])
        // Other people's code is still asked whether it restores the swipe.
        #expect(try findings(folder, []) == ["A.swift: warning missing_back_button"])
    }

    @Test func aPathThatIsNotIncludedIsNamed() throws {
        let folder = try folder(
            "App/A.swift", "B.swift", "C.swift", configuration: #"{ "included": ["App", "C.swift"] }"#)
        let outcome = try BuiltTool.run(["B.swift", "--exclude", "C.swift", "C.swift"], in: folder.url)
        #expect(
            outcome.talk
                == "backlint: B.swift: the configuration doesn't include it\nbacklint: C.swift: it is excluded\n")
        #expect(outcome.status == 0)
    }

    @Test func anIncludedPathThatIsNotThereIsNamed() throws {
        let folder = try folder(
            "App/A.swift", configuration: #"{ "included": ["App", "Sorces", "No/*/Such", "./App/A.swift"] }"#)
        let outcome = try BuiltTool.run([], in: folder.url)
        let path = String(decoding: folder.path, as: UTF8.self) + "/.backlint.json"
        #expect(outcome.talk == "backlint: \(path):1:23: 'Sorces' is included and isn't there\n")
        #expect(outcome.status == 0)
    }

    @Test func fixesGoByTheConfiguration() throws {
        let folder = try folder("A.swift", configuration: #"{ "itemPlacement": "navigation" }"#)
        let line = "ToolbarItem(placement: .navigation)"
        #expect(try BuiltTool.run(["--unsafe-fixes", "--diff"], in: folder.url).output.contains(line))
        try folder.write(".backlint.json", #"{ "deploymentTarget": "14.2" }"#)
        let old = try BuiltTool.run(["--unsafe-fixes", "--diff"], in: folder.url).output
        #expect(old.contains("presentationMode") && !old.contains("\\.dismiss"))
    }

    // MARK: Which rules

    @Test func rulesGetTheirLevels() throws {
        let folder = try folder(
            "A.swift", configuration: #"{ "rules": { "missing_back_button": "error", "missing_swipe_back": "off" } }"#)
        #expect(try findings(folder, [], status: 1) == ["A.swift: error missing_back_button"])
        // The command line has the last word on whether a rule speaks.
        let swipe = "A.swift: warning missing_swipe_back"
        #expect(
            try findings(folder, ["--enable", "missing_swipe_back", "--disable", "missing_back_button"]) == [swipe])
        #expect(try findings(folder, ["--rule", "missing_swipe_back"]) == [swipe])
        #expect(
            try findings(folder, ["--rule", "missing_back_button"], status: 1) == ["A.swift: error missing_back_button"]
        )
    }

    @Test func laterEntriesOfPathsWin() throws {
        let folder = try folder(
            "App/A.swift", "Old/B.swift", "Old/C.swift",
            configuration: """
                { "rules": { "missing_swipe_back": "off" },
                  "paths": [
                    { "glob": "Old/**", "rules": { "missing_back_button": "off", "missing_swipe_back": "note" } },
                    { "glob": "C.swift", "rules": { "missing_back_button": "error" } },
                  ] }
                """)
        let expected = [
            "A.swift: warning missing_back_button", "B.swift: note missing_swipe_back",
            "C.swift: error missing_back_button", "C.swift: note missing_swipe_back",
        ]
        #expect(try findings(folder, ["--notes"], status: 1) == expected)
        #expect(try findings(folder, ["--disable", "missing_swipe_back"], status: 1) == [expected[0], expected[2]])
        // Asked for by name it speaks everywhere, and weighs what is said where something is.
        #expect(
            try findings(folder, ["--rule", "missing_swipe_back"]) == [
                "A.swift: warning missing_swipe_back", "B.swift: note missing_swipe_back",
                "C.swift: note missing_swipe_back",
            ])
    }

    @Test func aDirectiveForARuleThatIsOffHereIsNotJudged() throws {
        let folder = try TemporaryFolder()
        for name in ["A", "Old/B"] {
            try folder.write(name + ".swift", "// backlint:disable:this missing_back_button\n" + Self.screen(0))
        }
        try folder.write(
            ".backlint.json", #"{ "paths": [{ "glob": "Old", "rules": { "missing_back_button": "off" } }] }"#)
        #expect(try findings(folder, ["--rule", "unused_suppression"]) == [])
        #expect(
            try findings(folder, ["--rule", "unused_suppression", "--rule", "missing_back_button"]) == [
                "A.swift: warning unused_suppression", "A.swift: warning missing_back_button",
                "B.swift: warning unused_suppression", "B.swift: warning missing_back_button",
            ])
        #expect(
            try findings(folder, ["--disable", "missing_swipe_back"]) == [
                "A.swift: warning unused_suppression", "A.swift: warning missing_back_button",
            ])
    }

    // MARK: Where it is found, and what it says

    @Test func theNearestFileCounts() throws {
        let folder = try folder("App/A.swift", "App/Deep/B.swift", configuration: #"{ "excluded": ["B.swift"] }"#)
        #expect(try files(folder, "App/Deep") == [])
        try folder.write("App/.backlint.json", "{}")
        #expect(try files(folder, "App/Deep") == ["App/Deep/B.swift"])
        #expect(try files(folder) == ["App/A.swift"])
        // A link is followed, and its paths count from where it lies.
        try folder.write("shared.json", #"{ "excluded": ["/Deep"] }"#)
        try folder.remove("App/.backlint.json")
        try folder.link("App/.backlint.json", to: "../shared.json")
        #expect(try files(folder, "App/A.swift", "App/Deep") == ["App/A.swift"])
    }

    @Test func theConfigurationInForceIsShown() throws {
        let folder = try folder(
            "A.swift",
            configuration: """
                { "$schema": "x.json", "included": ["App"], "excluded": ["Old"], "rules": { "missing_back_button": "error" },
                  "paths": [{ "glob": "App/*", "rules": { "missing_swipe_back": "off" } }], "leaves": ["finish"],
                  "backControls": ["Chip"], "restoresSwipe": ["swipe"], "deploymentTarget": "16",
                  "itemPlacement": "navigation", "baseline": "known.json" }
                """)
        let shown = try configuration(folder, "--exclude", "New", "--disable", "back_button_not_leading")
        #expect(shown["included"] as? [String] == ["App"])
        #expect(shown["excluded"] as? [String] == ["Old", "New"])
        let rules = try #require(shown["rules"] as? [String: String])
        #expect(Set(rules.keys) == Set(Rule.all.map(\.id)))
        #expect(rules["missing_back_button"] == "error")
        #expect(rules["missing_swipe_back"] == "warning")
        #expect(rules["back_button_not_leading"] == "off")
        #expect(shown["leaves"] as? [String] == ["finish"])
        #expect(shown["backControls"] as? [String] == ["Chip"])
        #expect(shown["restoresSwipe"] as? [String] == ["swipe"])
        #expect(shown["deploymentTarget"] as? String == "16")
        #expect(shown["itemPlacement"] as? String == "navigation")
        #expect(shown["baseline"] as? String == "known.json")
        let entry = try #require((shown["paths"] as? [[String: Any]])?.first)
        #expect(entry["glob"] as? String == "App/*")
        #expect(entry["rules"] as? [String: String] == ["missing_swipe_back": "off"])
        let outcome = try BuiltTool.run(["--show-config", "--exclude", "New"], in: folder.url)
        #expect(outcome.talk.contains("/.backlint.json sets $schema, included, excluded, rules, paths,"))
        #expect(outcome.talk.hasSuffix("backlint: the command line sets excluded\n"))
        // What is shown says the same when it is read.
        try folder.write(".backlint.json", outcome.output)
        #expect(try BuiltTool.run(["--show-config"], in: folder.url).output == outcome.output)
    }

    @Test func withoutAFileTheDefaultsAreShown() throws {
        let folder = try folder("A.swift")
        let outcome = try BuiltTool.run(["--show-config"], in: folder.url)
        #expect(outcome.status == 0 && outcome.talk == "")
        let rules = try #require(try configuration(folder)["rules"] as? [String: String])
        for rule in Rule.all { #expect(rules[rule.id] == (rule.isOn ? rule.severity.rawValue : "off")) }
    }

    // MARK: init

    @Test func initWritesAFileThatChangesNothing() throws {
        let folder = try folder("A.swift")
        let before = try BuiltTool.run(["--show-config"], in: folder.url).output
        let outcome = try BuiltTool.run(["init"], in: folder.url)
        #expect(outcome.status == 0 && outcome.talk == "" && outcome.output == "wrote .backlint.json\n")
        let file = folder.url.appending(path: ".backlint.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try BuiltTool.run(["--show-config"], in: folder.url).output == before)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        let again = try BuiltTool.run(["init"], in: folder.url)
        #expect(again.status == 2 && again.talk == "error: cannot write '.backlint.json': it exists already\n")
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        try folder.write("Sub/A.swift")
        #expect(try BuiltTool.run(["init", "Sub/"], in: folder.url).output == "wrote Sub/.backlint.json\n")
    }

    @Test func everyExampleOfInitIsRead() throws {
        // What is commented out and isn't a sentence is an example.
        let lines = ConfigurationTemplate.text(of: Rule.all).split(separator: "\n").map { line in
            line.firstMatch(of: /^( +)\/\/ (".*,)$/).map { String($0.1 + $0.2) } ?? String(line)
        }
        let file = try ConfigurationFile.parse(
            Array(lines.joined(separator: "\n").utf8), path: "/x/.backlint.json", rules: Rule.all.map(\.id),
            root: Array("/x".utf8))
        #expect(file.schema != nil && file.deploymentTarget != nil && file.itemPlacement != nil && file.baseline != nil)
        for list in [file.included, file.excluded, file.leaves, file.backControls, file.restoresSwipe] {
            #expect(list.count == 1)
        }
        #expect(file.rules.map(\.rule) == Rule.all.map(\.id))
        #expect(file.paths.count == 1 && file.paths.first?.rules.count == 1)
        #expect(file.baselinePath == "/x/backlint-baseline.json")
    }

    @Test func aLinkThatLeadsNowhereIsNotWrittenThrough() throws {
        let folder = try folder("A.swift")
        try folder.link(".backlint.json", to: "elsewhere.json")
        #expect(try BuiltTool.run(["init"], in: folder.url).status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "elsewhere.json").path()))
    }
}
