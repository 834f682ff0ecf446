import Testing

@testable import BackButtonLint

@Suite struct ChosenRootTests {
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

    @Test func nothingNamedIsTheTop() {
        #expect(ChosenRoot.root(of: []) == "/")
    }

    @Test(arguments: [
        ("a/./b//c", "/x/a/b/c"), ("../a", "/a"), ("../../..", "/"), ("/a/../b/", "/b"), (".", "/x"), ("", "/x"),
    ])
    func pathsAreMadeAbsoluteByTheirSpelling(path: String, absolute: String) {
        #expect(ChosenRoot.absolute(path, in: "/x") == absolute)
    }

    private func root(of paths: [String], in folder: TemporaryFolder) throws -> String {
        let folder = String(decoding: folder.path, as: UTF8.self)
        let root = ChosenRoot.root(of: paths.map { "\(folder)/\($0)" })
        return String(root.dropFirst(folder.count))
    }
}
