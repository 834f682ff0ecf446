import Foundation
import Testing

@testable import BackButtonLint

/// What has changed since a commit, in every kind of work tree.
@Suite(.enabled(if: GitRepository.isInstalled)) struct ChangedFilesTests {
    /// A work tree with a commit, and every kind of change since.
    private func changedTree(_ options: String...) throws -> GitRepository {
        let repository = try GitRepository(try TemporaryFolder(), "--object-format=\(options.first ?? "sha1")")
        for name in ["Same", "Touched", "Edited", "Staged", "Back", "Gone", "Old", "Lines"] {
            try repository.write("App/\(name).swift", "let a = 1 // \(name)\nlet b = 2\n")
        }
        try repository.write(".gitignore", "Ignored.swift\n")
        try repository.commit()
        try repository.write("App/Touched.swift", "let a = 1 // Touched\nlet b = 2\n")
        try repository.write("App/Lines.swift", "let a = 1 // Lines\r\nlet b = 2\r\n")
        try repository.write("App/Edited.swift", "let a = 2\n")
        try repository.write("App/Staged.swift", "let a = 3\n")
        try repository.write("App/Added.swift", "let a = 4\n")
        // What is staged differs, though the file doesn't.
        try repository.write("App/Back.swift", "let a = 5\n")
        try repository.run("add", "App/Staged.swift", "App/Added.swift", "App/Back.swift")
        try repository.write("App/Back.swift", "let a = 1 // Back\nlet b = 2\n")
        try repository.run("mv", "App/Old.swift", "App/New.swift")
        try repository.write("App/In/Untracked.swift", "")
        try repository.write("App/Ignored.swift", "")
        try repository.folder.remove(repository.prefix + "App/Gone.swift")
        return repository
    }

    private static let all = [
        "Added", "Back", "Edited", "Gone", "Ignored", "In/Untracked", "Lines", "New", "Old", "Same", "Staged",
        "Touched",
    ]
    private static let changed = ["Added", "Back", "Edited", "Gone", "In/Untracked", "New", "Old", "Staged"]

    @Test(arguments: ["sha1", "sha256"])
    func everyKindOfChangeCounts(_ format: String) throws {
        let repository = try changedTree(format)
        let paths = Self.all.map { "App/\($0).swift" }
        #expect(try repository.changed(paths) == Self.changed.map { "App/\($0).swift" })
        try repository.commit()
        #expect(try repository.changed(paths) == [])
        #expect(try repository.changed(paths, since: "HEAD~1").contains("App/New.swift"))
    }

    @Test func theRootMayLieBelowTheTop() throws {
        let repository = try changedTree().other("App")
        #expect(try repository.changed(Self.all.map { "\($0).swift" }) == Self.changed.map { "\($0).swift" })
    }

    @Test func beforeTheFirstCommitAllIsNew() throws {
        let repository = try GitRepository(try TemporaryFolder())
        try repository.write("A.swift", "")
        try repository.write("B.swift", "")
        try repository.write("C.swift", "")
        try repository.write(".gitignore", "C.swift")
        try repository.run("add", "A.swift")
        #expect(try repository.changed(["A.swift", "B.swift", "C.swift"]) == ["A.swift", "B.swift"])
    }

    @Test func aWorkTreeBesideTheFirstAnswersForItself() throws {
        let repository = try changedTree()
        try repository.run("worktree", "add", "--quiet", "other")
        let other = repository.other("other")
        #expect(try other.changed(["App/Same.swift", "App/Edited.swift"]) == [])
        try other.write("App/Same.swift", "")
        #expect(try other.changed(["App/Same.swift", "App/Edited.swift"]) == ["App/Same.swift"])
        // For the first it is a folder of somebody else.
        #expect(try repository.changed(["App/Same.swift", "other/App/Same.swift"]) == ["other/App/Same.swift"])
    }

    @Test func aSubmoduleIsLookedInto() throws {
        let folder = try TemporaryFolder()
        let kit = try GitRepository(try TemporaryFolder())
        for name in ["A", "B"] { try kit.write("\(name).swift", "let a = 1\n") }
        try kit.commit()
        let app = try GitRepository(folder)
        try app.write("App.swift", "")
        try app.run("submodule", "--quiet", "add", kit.folder.url.path, "Kit")
        let paths = ["App.swift", "Kit/A.swift", "Kit/B.swift", "Kit/C.swift"]
        #expect(try app.changed(paths) == paths)
        try app.commit()
        #expect(try app.changed(paths) == [])
        let inner = app.other("Kit")
        try inner.write("A.swift", "let a = 2\n")
        #expect(try app.changed(paths) == ["Kit/A.swift"])
        #expect(try inner.changed(["A.swift", "B.swift"]) == ["A.swift"])
        // What a newer commit of it brings counts too.
        try inner.commit()
        try inner.write("C.swift", "")
        #expect(try app.changed(paths) == ["Kit/A.swift", "Kit/C.swift"])
        try app.run("add", "Kit")
        #expect(try app.changed(paths) == ["Kit/A.swift", "Kit/C.swift"])
    }

    /// Some systems take no such names.
    @Test func aNameNeedNotBeText() throws {
        let repository = try GitRepository(try TemporaryFolder())
        let names = [[0x41, 0xFF], [0x42, 0xFF]].map { (bytes: [UInt8]) in bytes + Array(".swift".utf8) }
        guard (try? repository.folder.write(names[0], [])) != nil else { return }
        try repository.commit()
        try repository.folder.write(names[1], [])
        let paths = ["A\u{FFFD}.swift", "B\u{FFFD}.swift"]
        #expect(try repository.changed(paths) == ["B\u{FFFD}.swift"])
        try repository.folder.write(names[0], [0x20])
        #expect(try repository.changed(paths) == paths)
    }

    @Test func aTextThatIsNotSavedStandsForTheFile() throws {
        let repository = try changedTree()
        let texts = [
            "App/Same.swift": Array("new".utf8), "App/Edited.swift": Array("let a = 1 // Edited\nlet b = 2\n".utf8),
        ]
        let changes = try ChangedFiles(since: "HEAD", root: repository.root, unsaved: texts)
        #expect(changes.contain("App/Same.swift") && !changes.contain("App/Edited.swift"))
    }

    // MARK: What can't be told

    private static func words(_ root: [UInt8], since commit: String = "HEAD") -> String? {
        let path = String(decoding: root, as: UTF8.self)
        let fault = #expect(throws: ChangedFiles.Fault.self) { try ChangedFiles(since: commit, root: root) }
        return fault?.words.replacing(path, with: "ROOT")
    }

    @Test func whatCannotBeToldIsSaid() throws {
        let folder = try TemporaryFolder()
        #expect(Self.words(folder.path) == "'ROOT' lies in no git repository")
        let repository = try changedTree()
        #expect(Self.words(repository.root, since: "nowhere") == "git knows no commit 'nowhere' in 'ROOT'")
        #expect(Self.words(repository.root, since: "a b\n^{tree}")?.hasPrefix("git knows no commit '") == true)
        #expect(Self.words(repository.root, since: "--output=x") == "'--output=x' is no name of a commit")
        #expect(Self.words(repository.root, since: "") == "'' is no name of a commit")
        try repository.run("clone", "--quiet", "--bare", ".", "bare")
        #expect(Self.words(repository.other("bare").root) == "'ROOT' lies in a bare repository: it has no files")
        try repository.write("broken/.git", "gitdir: nowhere\n")
        #expect(Self.words(repository.other("broken").root) != nil)
    }

    @Test func aShallowCloneSaysWhatIsMissing() throws {
        let repository = try changedTree()
        try repository.commit()
        try repository.run("clone", "--quiet", "--depth=1", "file://\(repository.folder.url.path)", "shallow")
        let clone = repository.other("shallow")
        #expect(try clone.changed(["App/Same.swift"]) == [])
        try clone.write("App/Same.swift", "")
        #expect(try clone.changed(["App/Same.swift", "App/New.swift"]) == ["App/Same.swift"])
        let words =
            "git knows no commit 'HEAD~1' in 'ROOT': this is a shallow clone; fetch the commit first, or all with "
        #expect(Self.words(clone.root, since: "HEAD~1") == words + "'git fetch --unshallow'")
    }

    // MARK: A repository that means harm

    /// Everything in a configuration that makes git run something, and what makes it want to.
    @Test func nothingIsRunThatARepositoryNames() throws {
        let repository = try changedTree()
        let marker = repository.folder.url.appending(path: "marker").path
        let program = repository.folder.url.appending(path: "evil").path
        try repository.folder.write("evil", "#!/bin/sh\ntouch '\(marker)'\ncat\n")
        try repository.folder.setPermissions("evil", 0o755)
        for hook in ["post-index-change", "fsmonitor-watchman", "reference-transaction", "post-checkout"] {
            try repository.folder.write(".git/hooks/\(hook)", "#!/bin/sh\ntouch '\(marker)'\n")
            try repository.folder.setPermissions(".git/hooks/\(hook)", 0o755)
        }
        let settings = [
            "filter.x.clean", "filter.x.smudge", "filter.x.process", "core.fsmonitor", "core.sshCommand", "core.pager",
            "core.editor", "core.gitProxy", "core.askPass", "diff.external", "diff.x.textconv", "diff.x.command",
            "pager.ls-files", "pager.diff-index", "pager.rev-parse", "gpg.program", "credential.helper",
            "remote.origin.uploadpack", "alias.rev-parse", "alias.ls-tree",
        ]
        for setting in settings { try repository.run("config", setting, program) }
        try repository.write(".gitattributes", "* filter=x diff=x\n")
        try repository.write(".git/info/attributes", "* filter=x diff=x\n")
        // Entries as young as the index itself make git look at the text again.
        let git = repository.folder.url.appending(path: ".git/index").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: git)
        let paths = Self.all.map { "App/\($0).swift" }
        #expect(try repository.changed(paths) == Self.changed.map { "App/\($0).swift" })
        #expect(!FileManager.default.fileExists(atPath: marker))
        // It would have been run.
        try repository.run(["status"], mayFail: true)
        #expect(FileManager.default.fileExists(atPath: marker))
    }

    /// What is missing in a partial clone is fetched by programs that its configuration names.
    @Test func nothingIsFetched() throws {
        let repository = try changedTree()
        try repository.commit()
        let marker = repository.folder.url.appending(path: "marker").path
        try repository.run("config", "uploadpack.allowFilter", "true")
        try repository.run(
            "clone", "--quiet", "--no-checkout", "--filter=tree:0", "file://\(repository.folder.url.path)", "partial")
        let partial = repository.other("partial")
        try partial.run("config", "core.repositoryFormatVersion", "1")
        try partial.run("config", "remote.origin.url", "ssh://nowhere/x")
        try partial.run("config", "core.sshCommand", "touch '\(marker)'; false")
        try partial.run("config", "protocol.allow", "always")
        #expect(Self.words(partial.root)?.isEmpty == false)
        #expect(!FileManager.default.fileExists(atPath: marker))
        try partial.run(["ls-tree", "-r", "HEAD"], mayFail: true)
        #expect(FileManager.default.fileExists(atPath: marker), "git would have fetched")
    }
}
