/// git's side of a folder: where its work tree begins and what is ignored only on this machine.
package enum WorkTree {
    /// Whether a work tree begins at a folder: `.git` is a folder, or a file in a worktree or submodule.
    static func begins(at folder: [UInt8]) -> Bool {
        guard let entry = try? FileIdentity(of: folder + "/.git".utf8) else { return false }
        return entry.kind == .folder || entry.kind == .file
    }

    /// The folder at or above an absolute path where its work tree begins; nil outside of any.
    package static func top(of folder: [UInt8]) -> [UInt8]? {
        var folder = folder[...]
        while true {
            if begins(at: Array(folder)) { return Array(folder) }
            guard let above = AbsolutePath.parent(of: folder) else { return nil }
            folder = above
        }
    }

    /// The patterns of `info/exclude` of the work tree that begins at `top`; nil if it has none.
    static func excludes(at top: [UInt8]) -> IgnorePatterns? {
        guard let common = commonFolder(of: top), let contents = contents(of: common + "/info/exclude".utf8) else {
            return nil
        }
        let patterns = IgnorePatterns(contents: contents)
        return patterns.isEmpty ? nil : patterns
    }

    /// Where the repository keeps what all its work trees share.
    private static func commonFolder(of top: [UInt8]) -> [UInt8]? {
        let entry = top + "/.git".utf8
        guard let facts = try? FileIdentity(of: entry) else { return nil }
        if facts.kind == .folder { return entry }
        // A file says where the folder is, and that folder may say where the shared part is.
        guard let line = contents(of: entry), line.starts(with: "gitdir:".utf8) else { return nil }
        let folder = resolve(firstLine(of: line.dropFirst("gitdir:".utf8.count)), from: top)
        guard let shared = contents(of: folder + "/commondir".utf8) else { return folder }
        return resolve(firstLine(of: shared[...]), from: folder)
    }

    private static func contents(of path: [UInt8]) -> [UInt8]? {
        guard let file = try? Descriptor.file(path, followsLinks: true) else { return nil }
        return try? file.contents(limit: 1 << 20)
    }

    private static func firstLine(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }

    private static func resolve(_ path: ArraySlice<UInt8>, from folder: [UInt8]) -> [UInt8] {
        path.first == UInt8(ascii: "/") ? Array(path) : folder + [UInt8(ascii: "/")] + path
    }
}
