import Testing

@testable import BackButtonLint

@Suite struct ManifestWordsTests {
    @Test(arguments: [
        ("a/b", "c.swift", "a/b/c.swift"), ("", "c", "c"), ("a/b", "../c", "a/c"), ("a", "./b//c/.", "a/b/c"),
        ("a", "..", ""), ("a", "b...c/..d", "a/b...c/..d"), ("a", "", "a"),
    ])
    func joinsPaths(folder: String, path: String, place: String) {
        #expect(RelativePath.join(folder, path) == place)
    }

    @Test(arguments: [("", ".."), ("a", "../.."), ("a", "../../a/b"), ("a", "/b")])
    func leadsNowhereOutside(folder: String, path: String) { #expect(RelativePath.join(folder, path) == nil) }

    @Test func findsFilesOfFolders() {
        let tree = FileTree(["a-b/x.swift", "a/b.swift", "a/b/c.swift", "a/b/d/e.swift", "a/c.swift", "ab/f.swift"])
        #expect(tree.files(below: "a") == 1..<5)
        #expect(tree.files(below: "a/b") == 2..<4)
        #expect(tree.files(below: "a/b/d") == 3..<4)
        #expect(tree.files(below: "") == 0..<6)
        #expect(tree.files(below: "a/x").isEmpty)
        #expect(tree.files(below: "a", leaving: ["a/b", "a"]) == [1, 4])
        #expect(tree.file(at: "a/c.swift") == 4)
        // The same letter in one code point and in two.
        let accented = FileTree(["caf\u{65}\u{301}/b.swift"])
        #expect(accented.file(at: "caf\u{e9}/b.swift") == 0)
        #expect(accented.files(below: "caf\u{e9}") == 0..<1)
    }

    @Test(arguments: [
        ("Drafts/**", "Drafts/a/b.swift", true), ("Drafts", "Drafts/a.swift", true), ("*.swift", "a.swift", true),
        ("*.swift", "b/a.swift", false), ("**/*.generated.swift", "a/b.generated.swift", true),
        ("**/*.generated.swift", "b.generated.swift", true), ("a?c/*", "abc/d", true), ("a*c*e", "abcde", true),
        ("", "a", false), ("Draft", "Drafts/a.swift", false),
    ])
    func matchesPatterns(pattern: String, path: String, fits: Bool) {
        #expect(PathPattern(pattern).matches(path.utf8) == fits)
    }

    @Test(arguments: [("16", 16, 0), ("16.4", 16, 4), ("9.3.5", 9, 3)])
    func readsVersions(text: String, major: Int, minor: Int) {
        #expect(DeploymentTarget(text) == DeploymentTarget(major: major, minor: minor))
    }

    @Test(arguments: ["", "$(TARGET)", "16.", "a.b", "99999999999999999999"])
    func refusesOtherVersions(text: String) { #expect(DeploymentTarget(text) == nil) }

    @Test(arguments: [
        ("https://example.org/a/swift-b.git", "swift-b"), ("git@example.org:a/b.git/", "b"),
        ("https://example.org/a/b?tab=readme", "b"), ("c", "c"),
    ])
    func namesPackages(url: String, name: String) { #expect(PackageIdentity.of(url) == name) }

    @Test func readsLockFiles() {
        let resolved = """
            { "pins" : [ 
              {
                "identity" : "swift-b",
                "location" : "https://example.org/a/swift-b.git" },
              { "package": "C",
                "repositoryURL": "https://example.org/a/C.git" } ] }
            """
        #expect(LockFile.packages(in: Array(resolved.utf8), named: "Package.resolved") == ["swift-b", "C"])
        let cart = "github \"a/Glow\" ~> 1.0\n# github \"b/Off\"\ngit \"https://example.org/Spark.git\"\n"
        #expect(LockFile.packages(in: Array(cart.utf8), named: "Cartfile") == ["Glow", "Spark"])
    }

    @Test func readsYAML() {
        let text = """
            a: &base {x: 1, "y z": [2, '3,4']} # note
            list:
            - plain
            - key: v
              more:
              - deep
            -
              late: 5
            b:
              <<: *base
              w: "http://c:d#e"
            text: |
              a: not a key
            end: yes
            """
        let yaml = YAMLTree(Array(text.utf8))
        #expect(yaml.nodes[0].children.map { yaml.nodes[$0].key } == ["a", "list", "b", "text", "end"])
        let base = yaml.child("b", of: 0) ?? 0
        #expect(yaml.text("x", of: base) == "1")
        #expect(yaml.texts("y z", of: base) == ["2", "3,4"])
        #expect(yaml.text("w", of: base) == "http://c:d#e")
        let items = yaml.children("list", of: 0)
        #expect(items.count == 3)
        #expect(yaml.nodes[items[0]].text == "plain")
        #expect(yaml.texts("more", of: items[1]) == ["deep"])
        #expect(yaml.text("late", of: items[2]) == "5")
    }

    @Test(arguments: ["a: *a", "[[[[", "- - - a", "a: &", "{a: {b: [c}}", "\"a", "a:\n- b\n  c: d\n e"])
    func endsOnBrokenYAML(text: String) { #expect(YAMLTree(Array(text.utf8)).nodes.count >= 1) }

    @Test func survivesDeepYAML() {
        let text = "a: " + String(repeating: "[", count: 100_000)
        #expect(YAMLTree(Array(text.utf8)).nodes.count == 100_001)
    }
}
