import Foundation
import Testing

@testable import BackButtonLint

/// Files as PATH: they choose what is reported, while all of the root is looked at.
@Suite struct PathTests {
    /// An app of two screens that hide the button: the first is without a way back, the second handed one by a file that
    /// is never named.
    static func app(in folder: TemporaryFolder) throws {
        try folder.write("App/First.swift", screen("First", "Text(\"1\").navigationBarBackButtonHidden()"))
        try folder.write("App/Second.swift", screen("Second", "Text(\"2\").navigationBarBackButtonHidden().own()"))
        try folder.write(
            "Kit/Own.swift",
            """
            extension View { func own() -> some View { toolbar {
                ToolbarItem(placement: .topBarLeading) { Leave() } } }
            }
            struct Leave: View {
                @Environment(\\.dismiss) var dismiss
                var body: some View { Button("Back") { dismiss() } }
            }
            """)
        try folder.write(
            "Kit/Swipe.swift",
            """
            extension UINavigationController: UIGestureRecognizerDelegate {
                open override func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }
                public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                    viewControllers.count > 1 && presentedViewController == nil
                }
            }
            """)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: ".git"), withIntermediateDirectories: false)
    }

    static func screen(_ name: String, _ body: String) -> String {
        "struct \(name): View {\n    var body: some View {\n        \(body)\n    }\n}\n"
    }

    private let first = "App/First.swift:3:19: warning: `First` hides the back button"

    @Test(arguments: [
        ("App/First.swift", 1), ("./Kit/../App//First.swift", 1), ("link.swift", 1), ("same.swift", 2), ("apps", 1),
        ("App/Second.swift", 0), ("Kit", 0), (".", 1),
    ])
    func aFileIsMatchedByWhatItIs(path: String, findings: Int) throws {
        let folder = try TemporaryFolder()
        try Self.app(in: folder)
        let line =
            "ln -s App/First.swift link.swift; ln -s App apps; test \(path) != same.swift || ln App/First.swift same.swift"
        try #require(try BuiltTool.shell(line, in: folder.url) == 0)
        let outcome = try BuiltTool.run(["--rule=missing_back_button", path], in: folder.url)
        #expect(outcome.status == 0 && outcome.talk == "")
        #expect(outcome.findings.count == findings, "\(outcome.output)")
        #expect(findings == 0 || outcome.output.contains(first))
    }

    @Test(arguments: [
        (".gitignore", "made.swift", "it is left out by an ignore pattern"),
        (".gitignore", "out", "it is left out by an ignore pattern"),
        (".gitignore", "out/deep/a.swift", "it is left out by an ignore pattern"),
        ("x", ".hidden/a.swift", "dot folders and DerivedData are left out"),
        ("x", "DerivedData", "dot folders and DerivedData are left out"),
        ("x", "Pods/Kit/a.swift", "it is only searched for code that restores the swipe"),
        ("x", "README.md", "it is no Swift file, and not checked"),
    ])
    func whatIsNamedButNotCheckedIsSaid(ignoreFile: String, path: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try Self.app(in: folder)
        for file in ["out/deep/a.swift", "made.swift", ".hidden/a.swift", "DerivedData/a.swift", "Pods/Kit/a.swift"] {
            try folder.write(file, Self.screen("Made", "Text(\"1\").navigationBarBackButtonHidden()"))
        }
        try folder.write("README.md", "Words.\n")
        try folder.write(ignoreFile, "/out\nmade.swift\n")
        let outcome = try BuiltTool.run([path, "App/First.swift"], in: folder.url)
        #expect(outcome.talk == "backlint: \(path): \(reason)\n")
        #expect(outcome.status == 0)
        #expect(outcome.findings.count == 1)
        #expect(outcome.output.contains(first))
    }

    /// Where a run starts changes how places are spelled.
    @Test func complaintsAreSpelledFromTheCurrentFolder() throws {
        let folder = try TemporaryFolder()
        try Self.app(in: folder)
        try folder.write("App/bad.swift", [0xFF] + Array(" navigationBarBackButtonHidden".utf8))
        let outcome = try BuiltTool.run(["."], in: folder.url.appending(path: "Kit"))
        #expect(outcome.talk == "backlint: ../App/bad.swift: it is not valid UTF-8\n")
    }
}

/// `--stdin-path`: one text comes from an editor, the others from disk.
@Suite struct StandardInputTests {
    private let hide = PathTests.screen("First", "Text(\"1\")\n\n.navigationBarBackButtonHidden()")

    private func run(
        _ arguments: [String],
        _ input: String,
        in folder: TemporaryFolder
    ) throws -> BuiltTool.Outcome {
        try BuiltTool.run(["--rule=missing_back_button"] + arguments, in: folder.url, input: input)
    }

    @Test(arguments: ["App/First.swift", "App/../App/First.swift", "link.swift", "App/New.swift", "New.swift"])
    func theTextStandsForTheDisks(path: String) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try #require(try BuiltTool.shell("ln -s App/First.swift link.swift", in: folder.url) == 0)
        let name = path.hasSuffix("New.swift") ? path : "App/First.swift"
        let outcome = try run(["--stdin-path", path, "--format=text"], hide, in: folder)
        #expect(outcome.status == 0 && outcome.talk == "")
        #expect(outcome.output.hasPrefix("\(name):5:2: warning: `First` hides the back button"))
        #expect(outcome.output.contains("\n 5 | .navigationBarBackButtonHidden()\n"))
        #expect(outcome.output.contains("\n1 warning; "))
        // What is on disk has it too, but isn't reported.
        let saved = try run(["--stdin-path", path], "let a = 1\n", in: folder)
        #expect(saved.status == 0 && saved.output == "" && saved.talk == "")
    }

    @Test func theTextCountsForOtherFiles() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let saved = try run(["App"], "", in: folder)
        #expect(!saved.output.contains("Second.swift"))
        let broken = "extension View { func own() -> some View { padding() } }\n"
        let changed = try run(["--stdin-path", "Kit/Own.swift", "App"], broken, in: folder)
        #expect(changed.output.contains("App/Second.swift:3:19: warning: `Second` hides"))
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Shelf", path: "App")])
            """
        let report = try run(["--stdin-path", "Package.swift", "App", "--format=json"], manifest, in: folder)
        #expect(report.output.contains("\"scope\": \"Shelf\""))
    }

    @Test func aTextThatIsLeftOutIsNamed() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write(".gitignore", "New.swift\n")
        for path in ["App/New.swift", "New.swift"] {
            let outcome = try run(["--stdin-path", path], hide, in: folder)
            #expect(outcome.status == 0 && outcome.output == "")
            #expect(outcome.talk == "backlint: \(path): it is left out by an ignore pattern\n")
        }
    }

    @Test func aTextThatIsNoneIsAFailure() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = "printf '\\377 navigationBarBackButtonHidden' | $backlint --stdin-path App/First.swift 2>talk"
        #expect(try BuiltTool.shell(line, in: folder.url) == 2)
        let talk = try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8)
        #expect(talk == "backlint: App/First.swift: it is not valid UTF-8\n")
        let large = "head -c 16777217 /dev/zero | $backlint --stdin-path App/First.swift 2>talk"
        #expect(try BuiltTool.shell(large, in: folder.url) == 2)
        let more = try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8)
        #expect(more == "error: standard input has more than 16 MB\n")
    }

    @Test func aSlowWriterIsWaitedFor() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("half", "struct First: View { var body: some View { Text(\"1\")")
        let line =
            "(cat half; sleep 0.2; echo '.navigationBarBackButtonHidden() } }') | $backlint --stdin-path App/First.swift >out"
        #expect(try BuiltTool.shell(line, in: folder.url) == 0)
        #expect(try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8).contains("First.swift:1:5"))
    }

    @Test(arguments: [
        ("none/A.swift", "--stdin-path cannot be 'none/A.swift': no such file or folder"),
        ("folder.swift", "--stdin-path cannot be 'folder.swift': it is a folder"),
        ("App/A.txt", "--stdin-path takes the path of a Swift file, not 'App/A.txt'"),
        ("../A.swift", "'../A.swift' isn't below the root '"),
    ])
    func aPathThatCannotBeIsRefused(path: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("root/folder.swift/a.swift")
        let root = folder.url.appending(path: "root")
        let outcome = try BuiltTool.run(["--root=.", "--stdin-path", path], in: root, input: "")
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk.hasPrefix("error: " + message) && outcome.talk.count { $0.isNewline } == 1)
    }
}

/// `--use-script-input-files`: the files that Xcode lists.
@Suite struct ScriptInputFilesTests {
    private func run(
        _ environment: [String: String],
        _ arguments: [String] = [],
        in folder: TemporaryFolder
    ) throws -> BuiltTool.Outcome {
        try BuiltTool.run(
            ["--rule=missing_back_button", "--use-script-input-files"] + arguments, in: folder.url,
            environment: environment)
    }

    @Test func theListedFilesAreReported() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("App/Third.swift", PathTests.screen("Third", "Text(\"3\").navigationBarBackButtonHidden()"))
        let root = folder.url.path(percentEncoded: false)
        var environment = [
            "SCRIPT_INPUT_FILE_COUNT": "4", "SCRIPT_INPUT_FILE_0": "\(root)/App/First.swift",
            "SCRIPT_INPUT_FILE_1": "\(root)/Info.plist", "SCRIPT_INPUT_FILE_2": "\(root)/App/Gone.swift",
            "SCRIPT_INPUT_FILE_3": "App/../App/Second.swift",
        ]
        let outcome = try run(environment, in: folder)
        #expect(outcome.status == 0 && outcome.talk == "")
        #expect(outcome.findings.count == 1)
        #expect(outcome.output.contains("/App/First.swift:3:19: warning: `First` hides"))
        // PATHs choose among them.
        #expect(try run(environment, ["App"], in: folder).output == outcome.output)
        #expect(try run(environment, ["Kit"], in: folder).output == "")
        // None is not all.
        environment["SCRIPT_INPUT_FILE_COUNT"] = "0"
        let none = try run(environment, ["--format=json"], in: folder)
        #expect(none.status == 0 && none.output.contains("\"diagnostics\": []"))
    }

    @Test func aFileFromElsewhereIsNamed() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try PathTests.app(in: folder)
        try other.write("Made.swift")
        let path = other.url.path(percentEncoded: false) + "/Made.swift"
        let environment = ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": path]
        let outcome = try run(environment, in: folder)
        #expect(outcome.status == 0 && outcome.output == "")
        #expect(outcome.talk.hasSuffix("/Made.swift: it isn't below the root, and not checked\n"))
    }

    @Test(
        arguments: [
            ([:], "--use-script-input-files needs SCRIPT_INPUT_FILE_COUNT, which Xcode sets in a build phase"),
            (["SCRIPT_INPUT_FILE_COUNT": "two"], "SCRIPT_INPUT_FILE_COUNT is no number: 'two'"),
            (["SCRIPT_INPUT_FILE_COUNT": "-1"], "SCRIPT_INPUT_FILE_COUNT is no number: '-1'"),
            (["SCRIPT_INPUT_FILE_COUNT": ""], "SCRIPT_INPUT_FILE_COUNT is no number: ''"),
            (
                ["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "a.swift"],
                "SCRIPT_INPUT_FILE_1 isn't set, though SCRIPT_INPUT_FILE_COUNT is 2"
            ),
            (
                ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "n\u{FFFD}.swift"],
                "cannot read 'n\u{FFFD}.swift': its name is not valid UTF-8"
            ),
        ] as [([String: String], String)])
    func aBrokenListIsRefused(environment: [String: String], message: String) throws {
        let outcome = try run(environment, in: try TemporaryFolder())
        #expect(outcome.status == 2 && outcome.output == "" && outcome.talk == "error: \(message)\n")
    }
}
