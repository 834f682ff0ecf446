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
        let name = String(decoding: path.utf8.dropFirst(repository.prefixText.utf8.count), as: UTF8.self)
        if repository.isNew(name) { return true }
        return repository.blobs[name]?.contains { !isUnchanged($0, repository, path) } ?? false
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

extension ChangedFiles {
    /// What git knows of one repository. Paths are those below the folder that was asked about.
    struct Repository: Sendable {
        /// What leads from the root to it: empty, or with `/` at its end.
        let prefix: [UInt8]
        let prefixText: String

        /// The Swift files of the commit; of names that aren't text several may read alike.
        private(set) var blobs: [String: [Blob]] = [:]

        private(set) var submodules: [(path: [UInt8], commit: [UInt8])] = []

        /// What the index has otherwise than the commit, and what is neither there nor ignored; a folder, which is a
        /// repository of its own, without the `/` at its end.
        private var new: Set<String> = []

        struct Blob: Sendable {
            let path: [UInt8]

            /// Empty for a link: an ordinary file in its place is another.
            let id: [UInt8]
        }

        /// - Parameter tree: As git prints it, with a line end; nil for one without files.
        init(_ git: Git, tree: [UInt8]?, prefix: [UInt8]) throws(Git.Refused) {
            self.prefix = prefix
            prefixText = String(decoding: prefix, as: UTF8.self)
            // Nothing is read from standard input: this is the tree without files.
            let line = if let tree { tree } else { try git.ask("hash-object", "-t", "tree", "--stdin") }
            let id = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            if tree != nil { readTree(try git.ask("ls-tree", "-r", "-z", id)) }
            let staged = try git.ask(
                "diff-index", "--cached", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff",
                "--no-textconv", "--ignore-submodules=dirty", id)
            let others = try git.ask("ls-files", "--others", "--exclude-standard", "-z")
            let known = Set(submodules.map { String(decoding: $0.path, as: UTF8.self) })
            for name in (staged + others).split(separator: 0) {
                let path = name.last == UInt8(ascii: "/") ? name.dropLast() : name
                let text = String(decoding: path, as: UTF8.self)
                // A submodule answers for itself.
                if !known.contains(text) { new.insert(text) }
            }
        }

        /// Whether a file, or a folder around it, is new or staged.
        func isNew(_ name: String) -> Bool {
            if new.contains(name) { return true }
            return name.indices.contains { name[$0] == "/" && new.contains(String(name[..<$0])) }
        }

        /// Takes in lines of `MODE TYPE ID\tPATH`, each with a NUL behind it.
        private mutating func readTree(_ listing: [UInt8]) {
            for line in listing.split(separator: 0) {
                guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
                let facts = line[..<tab].split(separator: UInt8(ascii: " "))
                let path = Array(line[(tab + 1)...])
                guard facts.count == 3 else { continue }
                if facts[0].elementsEqual("160000".utf8) {
                    submodules.append((path, Array(facts[2])))
                } else if path.suffix(6).elementsEqual(".swift".utf8) {
                    let isLink = facts[0].elementsEqual("120000".utf8)
                    let blob = Blob(path: path, id: isLink ? [] : Array(facts[2]))
                    blobs[String(decoding: path, as: UTF8.self), default: []].append(blob)
                }
            }
        }
    }
}
