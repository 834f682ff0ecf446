import Foundation
import Testing

@testable import BackButtonLint

/// `--changed` as people use it.
@Suite(.enabled(if: GitRepository.isInstalled)) struct ChangedCommandTests {
    /// Two screens that lack a button, of which one was added after the first commit; the swipe is there.
    private func app() throws -> GitRepository {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.remove(".git")
        let repository = try GitRepository(folder)
        try repository.commit()
        try repository.write(
            "App/Third.swift", PathTests.screen("Third", "Text(\"3\").navigationBarBackButtonHidden()"))
        return repository
    }

    @Test func whatHasNotChangedIsNotReportedAndStillCounts() throws {
        let repository = try app()
        try repository.write("App/Second.swift", try text("App/Second.swift", repository) + "// edited\n")
        let outcome = try BuiltTool.run(["--changed"], in: repository.folder.url)
        // The second screen's way back, and the swipe of all, stand in files that haven't changed.
        #expect(outcome.findings.count == 1 && outcome.output.contains("`Third` hides"), "\(outcome.output)")
        #expect(outcome.status == 0 && outcome.talk == "")
        let all = try BuiltTool.run([], in: repository.folder.url)
        #expect(all.findings.count == 2)
        let files = try BuiltTool.run(["--changed", "--show-files"], in: repository.folder.url)
        #expect(files.output == "App/Second.swift\nApp/Third.swift\n")
        let part = try BuiltTool.run(["--changed=HEAD", "App/First.swift"], in: repository.folder.url)
        #expect(part.output == "" && part.status == 0)
    }

    @Test func onlyWhatIsReportedIsFixedAndKnown() throws {
        let repository = try app()
        let first = try text("App/First.swift", repository)
        let known = try BuiltTool.run(["--changed", "--write-baseline", "b.json"], in: repository.folder.url)
        #expect(known.talk == "backlint: wrote 1 known finding to b.json: 1 new\n")
        try repository.folder.remove("b.json")
        let outcome = try BuiltTool.run(["--changed", "--unsafe-fixes"], in: repository.folder.url)
        #expect(outcome.output == "" && outcome.status == 0, "\(outcome.talk)")
        #expect(try text("App/First.swift", repository) == first)
        #expect(try text("App/Third.swift", repository).contains("dismiss"))
    }

    @Test func aSlipHasWords() throws {
        let repository = try app()
        for (words, talk) in [
            (["--changed="], "--changed takes the name of a commit: --changed=REF, not ''"),
            (["--changed=-p"], "--changed takes the name of a commit: --changed=REF, not '-p'"),
            (["--changed=nowhere"], "--changed: git knows no commit 'nowhere' in '"),
            (
                ["--changed", "main"],
                "cannot read 'main': no such file or folder; a commit is named behind a '=': --changed=main"
            ),
        ] {
            let outcome = try BuiltTool.run(words, in: repository.folder.url)
            #expect(
                outcome.status == 2 && outcome.output == "" && outcome.talk.hasPrefix("error: \(talk)"),
                "\(outcome.talk)")
        }
        let alone = try BuiltTool.run(["--changed"], in: repository.folder.url, environment: ["PATH": "bin:/nowhere"])
        #expect(alone.status == 2)
        #expect(alone.talk == "error: --changed: git is needed, and no folder in PATH holds a program of that name\n")
    }

    /// A hook has variables that lead to another repository, and to programs.
    @Test func theEnvironmentLeadsGitNowhereElse() throws {
        let (repository, other) = (try app(), try app())
        try other.commit()
        let marker = repository.folder.url.appending(path: "marker").path
        let environment = [
            "GIT_DIR": other.folder.url.path + "/.git", "GIT_WORK_TREE": other.folder.url.path,
            "GIT_INDEX_FILE": other.folder.url.path + "/.git/index", "GIT_EXTERNAL_DIFF": "touch \(marker)",
            "GIT_PAGER": "touch \(marker)", "GIT_TRACE": marker, "GIT_CONFIG_PARAMETERS": "'core.bare=true'",
        ]
        let outcome = try BuiltTool.run(["--changed"], in: repository.folder.url, environment: environment)
        #expect(outcome.findings.count == 1 && outcome.status == 0, "\(outcome.talk)")
        #expect(!FileManager.default.fileExists(atPath: marker))
    }

    private func text(_ path: String, _ repository: GitRepository) throws -> String {
        try String(contentsOf: repository.folder.url.appending(path: path), encoding: .utf8)
    }
}
