import Testing

@testable import BackButtonLint

@Suite struct PathSpellingTests {
    @Test(arguments: [
        ("/a/b", "/a/b", "c/d", "c/d"), ("/a", "/a/b", "c/d", "b/c/d"), ("/a/b/c", "/a/b", "c/d", "d"),
        ("/a/b/c/e", "/a/b", "c/d", "../d"), ("/a/b", "/a/c", "d", "../c/d"), ("/a", "/b", "c", "/b/c"),
        ("/", "/b", "c", "b/c"), ("/ab", "/a", "c", "/a/c"),
    ])
    func pathsOpenFromTheFolder(folder: String, root: String, path: String, shown: String) {
        #expect(PathSpelling(from: folder, root: root).of(path) == shown)
    }

    @Test func withoutAFolderTheyStayAsTheyAre() {
        #expect(PathSpelling().of("App/a b.swift") == "App/a b.swift")
    }
}
