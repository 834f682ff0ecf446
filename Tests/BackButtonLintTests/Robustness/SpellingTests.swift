import Foundation
import Testing

@testable import BackButtonLint

/// One file, spelled in several ways: in another case, or with other code points, where the volume takes no notice of it.
///
/// A link that is called as its folder in the other case stands for such a volume.
@Suite struct SpellingTests {
    /// A root whose volume takes no notice of case, or does.
    private func root(ignoresCase: Bool) throws -> (folder: TemporaryFolder, root: URL) {
        let folder = try TemporaryFolder()
        if ignoresCase { try folder.link("rOOT", to: "Root") }
        for name in ["App/First", "Kit/Cafe\u{301}/Second", "Kit/Third"] {
            let screen = RelativePath.name(of: name)
            try folder.write(
                "Root/\(name).swift", PathTests.screen(screen, "Text(\"1\").navigationBarBackButtonHidden()"))
        }
        try folder.write("Root/.git/HEAD")
        return (folder, folder.url.appending(path: "Root"))
    }

    @Test(arguments: [
        ("app", ["App/First.swift"]), ("KIT/CAF\u{C9}", ["Kit/Cafe\u{301}/Second.swift"]),
        ("kit/third.SWIFT", ["Kit/Third.swift"]), ("k*", []), ("apps", []),
    ])
    func anIncludedFolderMayBeSpelledInAnotherCase(path: String, files: [String]) throws {
        let (folder, root) = try root(ignoresCase: true)
        try folder.write("Root/.backlint.json", "{ \"included\": [\"\(path)\"] }")
        let outcome = try BuiltTool.run(["--show-files"], in: root)
        #expect(outcome.status == 0 && outcome.output == files.map { $0 + "\n" }.joined())
    }

    @Test(arguments: ["Kit/Caf\u{E9}", "Kit/Cafe\u{301}", "**/Caf\u{E9}/*.swift"])
    func anIncludedFolderMayBeSpelledWithOtherCodePoints(path: String) throws {
        let (folder, root) = try root(ignoresCase: false)
        try folder.write("Root/.backlint.json", "{ \"included\": [\"\(path)\"] }")
        let outcome = try BuiltTool.run(["--show-files"], in: root)
        #expect(outcome.status == 0 && outcome.output == "Kit/Cafe\u{301}/Second.swift\n")
    }

    #if os(Linux)
        /// Elsewhere such a volume has to be made first.
        @Test func whereCaseCountsItCounts() throws {
            let (folder, root) = try root(ignoresCase: false)
            try folder.write("Root/.backlint.json", "{ \"included\": [\"app\"] }")
            #expect(try BuiltTool.run(["--show-files"], in: root).output == "")
            try folder.remove("Root/.backlint.json")
            #expect(try BuiltTool.run(["--format=json=a.json", "--format=sarif=A.json"], in: root).status == 0)
            #expect(!AbsolutePath.ignoresCase(at: folder.path + "/Root".utf8))
        }
    #endif

    @Test(arguments: ["app", "Kit/Caf\u{E9}"])
    func aManifestMaySpellAFolderOtherwise(path: String) throws {
        let (folder, root) = try root(ignoresCase: true)
        try folder.write(
            "Root/Package.swift",
            """
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "Named", path: "\(path)")])
            """)
        let outcome = try BuiltTool.run(["--rule=missing_back_button", "--format=json"], in: root)
        let screen = path == "app" ? "First" : "Second"
        #expect(outcome.output.contains("\"screen\": \"\(screen)\",\n      \"scope\": \"Named\""))
    }

    @Test func aTreeFindsFilesInAnyCase() {
        let paths = ["App/A.swift", "App/Sub/B.swift", "Kit/C.swift", "kit/D.swift"]
        let tree = FileTree(paths, ignoresCase: true)
        #expect(tree.file(at: "APP/a.Swift") == 0 && tree.files(below: "app/SUB") == 1..<2 && tree.hasFolder("aPP"))
        #expect(tree.files(below: "app", leaving: ["App/Sub", "App"]) == [0])
        // As it is spelled, where several fit.
        #expect(tree.files(below: "Kit") == 2..<3 && tree.files(below: "kit") == 3..<4)
        #expect(tree.files(below: "apps").isEmpty && tree.file(at: "App/B.swift") == nil)
        let exact = FileTree(paths)
        #expect(exact.file(at: "APP/a.Swift") == nil && exact.files(below: "app").isEmpty && !exact.hasFolder("aPP"))
    }

    @Test(arguments: [
        ["--format=json=out/a.json", "--format=sarif=out/A.json"],
        ["--format=json=out/É", "--format=sarif=OUT/e\u{301}"],
    ])
    func twoNewFilesAreOneInAnyCase(formats: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("out/other")
        try folder.link("OUT", to: "out")
        let outcome = try BuiltTool.run(formats, in: folder.url)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk.hasPrefix("error: two formats can't be written to the same file, '"), "\(outcome.talk)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out") == ["other"])
    }

    /// git goes on calling a file as it was called when it was added.
    @Test(.enabled(if: GitRepository.isInstalled))
    func aChangedFileIsFoundUnderItsOldName() throws {
        let repository = try GitRepository(try TemporaryFolder())
        try repository.run("config", "core.ignorecase", "true")
        for name in ["Same", "Edited", "Staged"] { try repository.write("app/\(name).swift", "let a = 1\n") }
        try repository.commit()
        try repository.write("app/Edited.swift", "let a = 2\n")
        try repository.write("app/Staged.swift", "let a = 3\n")
        try repository.run("add", "app/Staged.swift")
        let folder = repository.folder.url
        try FileManager.default.moveItem(at: folder.appending(path: "app"), to: folder.appending(path: "App"))
        try repository.folder.link("app", to: "App")
        // As git sees such a volume: it knows the files, whatever their folder is called.
        try repository.write(".git/info/exclude", "App\napp\n")
        let names = ["Same", "Edited", "Staged"].map { "App/\($0).swift" }
        #expect(try repository.changed(names) == ["App/Edited.swift", "App/Staged.swift"])
    }

    /// However a file is spelled, and by whichever of its names, it is the same.
    @Test(arguments: [
        "App/First.swift", "aPP/First.swift", "App/../aPP/./First.swift", "other.swift", "Kit/Caf\u{E9}.swift",
    ])
    func aPathIsKnownByWhatItIs(path: String) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.link("aPP", to: "App")
        let first = folder.url.appending(path: "App/First.swift").path
        // A second name that isn't walked: no Swift file, or left out.
        for name in ["other.swift", "Kit/Caf\u{E9}.swift"] {
            try FileManager.default.linkItem(atPath: first, toPath: folder.url.appending(path: name).path)
        }
        try folder.write(".gitignore", "/other.swift\nKit/Caf*\n")
        let outcome = try BuiltTool.run(["--rule=missing_back_button", path], in: folder.url)
        #expect(outcome.findings.count == 1 && outcome.output.contains("/App/First.swift:3:19: warning: "))
    }
}
