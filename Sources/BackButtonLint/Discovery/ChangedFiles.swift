/// The files that differ from a commit: changed, staged, new and not ignored, or gone.
///
/// git tells what the commit, the index and the folders hold; whether a file's text differs is found out here, and only
/// when it is asked for.
package struct ChangedFiles: Sendable {
    /// An absolute path.
    private let root: [UInt8]

    /// The one that holds the root, and its submodules; the inner ones first.
    private let repositories: [Repository]

    /// The texts that stand for what the disk holds, by path.
    private let unsaved: [String: [UInt8]]

    /// Why it can't be told.
    package struct Fault: Error, Sendable {
        /// One line, lower case, no full stop.
        package let words: String
    }

    /// - Parameters:
    ///   - commit: As git takes names of commits.
    ///   - root: Absolute, without links.
    ///   - unsaved: Texts that stand for what the disk holds, by their paths from the root.
    package init(since commit: String, root: [UInt8], unsaved: [String: [UInt8]] = [:]) throws(Fault) {
        guard !commit.isEmpty, !commit.hasPrefix("-") else {
            throw Fault(words: "'\(commit)' is no name of a commit")
        }
        guard let git = Git(in: root) else {
            throw Fault(words: "git is needed, and no folder in PATH holds a program of that name")
        }
        self.root = root
        self.unsaved = unsaved
        var repositories: [Repository] = []
        do throws(Git.Refused) {
            let first = try Self.top(git, commit, String(decoding: root, as: UTF8.self))
            var open = [first]
            while let repository = open.popLast() {
                repositories.append(repository)
                for submodule in repository.submodules {
                    let path = repository.prefix + submodule.path + [UInt8(ascii: "/")]
                    if let inner = try Self.submodule(git, at: path, below: root, submodule.commit) {
                        open.append(inner)
                    }
                }
            }
        } catch {
            throw Fault(words: error.words)
        }
        self.repositories = repositories.sorted { $0.prefix.count > $1.prefix.count }
    }

    /// Whether a file differs; `path` is relative to the root, with U+FFFD for what isn't text.
    func contain(_ path: String) -> Bool {
        guard let repository = repositories.first(where: { path.utf8.starts(with: $0.prefixText.utf8) }) else {
            return false
        }
        var name = String(decoding: path.utf8.dropFirst(repository.prefixText.utf8.count), as: UTF8.self)
        if repository.isNew(name) { return true }
        if repository.blobs[name] == nil, let other = otherSpelling(of: name, in: repository) {
            if repository.isNew(other) { return true }
            name = other
        }
        return repository.blobs[name]?.contains { !isUnchanged($0, repository, path) } ?? false
    }

    /// How git calls a file whose name has changed its case since: where case doesn't count, git takes no notice.
    private func otherSpelling(of name: String, in repository: Repository) -> String? {
        let folded = name.lowercased()
        let folder = root + [UInt8(ascii: "/")] + repository.prefix
        guard let identity = try? FileIdentity(of: folder + name.utf8) else { return nil }
        return repository.blobs.keys.filter { $0.lowercased() == folded }.sorted()
            .first { (try? FileIdentity(of: folder + $0.utf8)) == identity }
    }

    private func isUnchanged(_ blob: Repository.Blob, _ repository: Repository, _ path: String) -> Bool {
        let place = root + [UInt8(ascii: "/")] + repository.prefix + blob.path
        guard let text = unsaved[path] ?? Self.contents(of: place) else { return false }
        return BlobID.isName(blob.id, of: text)
    }

    private static func contents(of path: [UInt8]) -> [UInt8]? {
        // A file beyond this isn't read as a source either.
        try? Descriptor.file(path).contents(limit: SourceFile.largestSize)
    }

    // MARK: Repositories

    private static func top(_ git: Git, _ commit: String, _ root: String) throws(Git.Refused) -> Repository {
        let facts: [String]
        do throws(Git.Refused) {
            let answer = try git.ask("rev-parse", "--is-inside-work-tree", "--is-shallow-repository")
            facts = String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)
        } catch {
            throw Git.Refused(words: words(for: error, root))
        }
        guard facts.first == "true" else { throw Git.Refused(words: "'\(root)' lies in no work tree of git") }
        if let tree = try? git.ask("rev-parse", "--verify", "--quiet", "\(commit)^{tree}") {
            return try Repository(git, tree: tree, prefix: [])
        }
        // Before the first commit all is new.
        if commit == "HEAD", (try? git.ask("symbolic-ref", "--quiet", "HEAD")) != nil,
            (try? git.ask("rev-parse", "--verify", "--quiet", "HEAD")) == nil
        {
            return try Repository(git, tree: nil, prefix: [])
        }
        let isShallow = facts.last == "true"
        throw Git.Refused(
            words: "git knows no commit '\(commit)' in '\(root)'"
                + (isShallow
                    ? ": this is a shallow clone; fetch the commit first, or all with 'git fetch --unshallow'" : ""))
    }

    private static func words(for refusal: Git.Refused, _ root: String) -> String {
        if refusal.words.contains("not a git repository") { return "'\(root)' lies in no git repository" }
        if refusal.words.contains("safe.bareRepository") {
            return "'\(root)' lies in a bare repository: it has no files"
        }
        return "git says: \(refusal.words)"
    }

    /// Nil for one that isn't checked out.
    private static func submodule(
        _ git: Git, at prefix: [UInt8], below root: [UInt8], _ commit: [UInt8]
    ) throws(Git.Refused) -> Repository? {
        let folder = Array((root + [UInt8(ascii: "/")] + prefix).dropLast())
        // Without its own, git would answer for the one around it.
        guard WorkTree.begins(at: folder) else { return nil }
        let inner = Git(git, in: folder)
        guard let place = try? inner.ask("rev-parse", "--show-prefix"), place == [UInt8(ascii: "\n")] else {
            return nil
        }
        let name = String(decoding: commit, as: UTF8.self) + "^{tree}"
        // A commit that isn't there holds nothing that the files could be compared with.
        return try Repository(
            inner, tree: try? inner.ask("rev-parse", "--verify", "--quiet", name), prefix: prefix)
    }
}
