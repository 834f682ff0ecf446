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
