import Testing

@testable import BackButtonLint

@Suite struct ProjectRootTests {
    @Test func theConfigurationNextAboveMarksTheRoot() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/.backlint.json", "{}")
        try folder.write("a/b/c/x.swift")
        try folder.write("a/b/d/y.swift")
        try folder.write("a/.git/HEAD")
        #expect(try root(of: ["a/b/c/x.swift"], in: folder) == "/a")
        try folder.write("a/b/.backlint.json", "{}")
        #expect(try root(of: ["a/b/c/x.swift", "a/b/d"], in: folder) == "/a/b")
        #expect(try root(of: ["a/b"], in: folder) == "/a/b")
        #expect(try root(of: ["a/b", "a"], in: folder) == "/a")
    }

    @Test func elseTheWorkTreeDoes() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/.git/HEAD")
        try folder.write("a/b/c/x.swift")
        try folder.write("a/bc/x.swift")
        #expect(try root(of: ["a/b/c"], in: folder) == "/a")
        try folder.write("a/b/.git", "gitdir: elsewhere")
        #expect(try root(of: ["a/b/c"], in: folder) == "/a/b")
        #expect(try root(of: ["a/b/c", "a/bc"], in: folder) == "/a")
    }

    @Test func elseTheCommonFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/b/c/x.swift")
        try folder.write("a/bc/x.swift")
        #expect(try root(of: ["a/b/c/x.swift"], in: folder) == "/a/b/c")
        #expect(try root(of: ["a/b/c/x.swift", "a/bc"], in: folder) == "/a")
        #expect(try root(of: ["a/b", "a/b/c/x.swift"], in: folder) == "/a/b")
    }

    @Test func nothingNamedIsTheCurrentFolder() throws {
        #expect(try ProjectRoot.find(for: []) == ProjectRoot.find(for: [Array(".".utf8)]))
        #expect(try AbsolutePath.isWithin(AbsolutePath.currentFolder(), ProjectRoot.find(for: [])))
    }

    @Test func spellingsAndLinksDoNotMatter() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/b/x.swift")
        try folder.write("a/c/y.swift")
        try folder.link("link", to: "a/b")
        #expect(try root(of: ["a/./c//../b/"], in: folder) == "/a/b")
        #expect(try root(of: ["link", "a/c/y.swift"], in: folder) == "/a")
    }

    @Test func nothingCanBeFoundForWhatIsMissing() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SourceTree.RootError.self) { try root(of: ["none"], in: folder) }
        #expect(error?.words.hasSuffix("/none': no such file or folder") == true)
    }

    private func root(of paths: [String], in folder: TemporaryFolder) throws -> String {
        let root = try ProjectRoot.find(for: paths.map { folder.path + "/\($0)".utf8 })
        return String(decoding: root.dropFirst(folder.path.count), as: UTF8.self)
    }
}
