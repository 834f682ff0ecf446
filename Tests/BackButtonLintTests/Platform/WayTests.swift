import Testing

@testable import BackButtonLint

@Suite struct WayTests {
    @Test(arguments: [
        ("/a/b", "/a/b", ""), ("/a", "/a/b/c", "b/c/"), ("/a/b/c", "/a", "../../"), ("/a/b", "/a/c", "../c/"),
        ("/a/b", "/c/d", "/c/d/"), ("/", "/c", "c/"), ("/a", "/", "/"), ("/ab", "/a", "/a/"), ("/", "/", ""),
    ])
    func pathsOfTheTargetOpenFromTheFolder(folder: String, target: String, way: String) {
        #expect(AbsolutePath.way(from: Array(folder.utf8), to: Array(target.utf8)) == way)
    }
}
