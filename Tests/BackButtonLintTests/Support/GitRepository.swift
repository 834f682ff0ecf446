import Foundation
import Testing

@testable import BackButtonLint

/// A repository of its own for one test, which knows nothing of this machine's settings.
struct GitRepository {
    let folder: TemporaryFolder

    /// What leads from the folder to its work tree: empty, or with a `/` at its end.
    var prefix = ""

    static let git = Program.named("git")
    static var isInstalled: Bool { git != nil }

    init(_ folder: TemporaryFolder, _ options: String...) throws {
        self.folder = folder
        try run(["init", "--quiet", "--initial-branch=main"] + options)
    }

    private init(_ folder: TemporaryFolder, at prefix: String) {
        self.folder = folder
        self.prefix = prefix
    }

    /// Another work tree in the same folder, which is there already.
    func other(_ path: String) -> GitRepository { GitRepository(folder, at: prefix + path + "/") }

    var root: [UInt8] { folder.path + (prefix.isEmpty ? [] : Array("/\(prefix.dropLast())".utf8)) }

    func write(_ path: String, _ contents: String) throws { try folder.write(prefix + path, contents) }

    @discardableResult
    func run(_ words: [String], mayFail: Bool = false) throws -> String {
        var git = try #require(Self.git)
        git.folder = folder.url.appending(path: prefix)
        git.environment = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "PATH": "/usr/bin:/bin",
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        ]
        let outcome = try git.run(["-c", "protocol.file.allow=always"] + words)
        #expect(mayFail || outcome.status == 0, "git \(words): \(String(decoding: outcome.talk, as: UTF8.self))")
        return String(decoding: outcome.output, as: UTF8.self)
    }

    func run(_ words: String...) throws { try run(words) }

    func commit() throws {
        try run("add", "--all")
        try run("commit", "--quiet", "--allow-empty", "--message", "state")
    }

    /// Which of some files have changed.
    func changed(_ paths: [String], since commit: String = "HEAD") throws -> [String] {
        let changes = try ChangedFiles(since: commit, root: root)
        return paths.filter { changes.contain($0) }
    }
}
