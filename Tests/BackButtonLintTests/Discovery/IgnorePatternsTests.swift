import Testing

@testable import BackButtonLint

@Suite struct IgnorePatternsTests {
    @Test(arguments: [
        ("a", "a b/a", "c/ab"),
        ("*.swift", "x.swift d/y.swift", "x.swiftc swift"),
        ("/a", "a", "b/a"),
        ("a/b", "a/b", "c/a/b"),
        ("**/a", "a b/a b/c/a", "ba"),
        ("a/**", "a/b a/b/c", "a"),
        ("a/**/b", "a/b a/x/b a/x/y/b", "ab a/xb"),
        ("a/*/b", "a/x/b", "a/b a/x/y/b"),
        ("a/*", "a/b", "a c/a/b"),
        ("[a-c]x", "ax bx", "dx -x"),
        ("[!a-c]x", "dx", "ax"),
        ("[]]x", "]x", "x"),
        ("[[:digit:]]x", "1x", "ax"),
        ("\\!a", "!a", "a"),
        ("\\#a", "#a", "a"),
        ("a\\ ", "a\u{20}", ""),
        ("a  ", "a", ""),
        ("?", "a b/c", "ab"),
        ("a/b?c", "", "a/b/c"),
        ("[a", "", "a [a"),
        ("a\\", "", "a a\\"),
        ("# a", "", "a"),
        ("", "", "a"),
    ])
    func aPatternMatches(pattern: String, hits: String, misses: String) {
        let patterns = IgnorePatterns(contents: Array(pattern.utf8))
        // A name that ends with a blank stands alone.
        for path in pattern == "a\\ " ? [hits] : hits.split(separator: " ").map(String.init) where path != "b" {
            #expect(patterns.leavesOut(path.utf8), "\(pattern) should match \(path)")
        }
        for path in misses.split(separator: " ") {
            #expect(!patterns.leavesOut(path.utf8), "\(pattern) should not match \(path)")
        }
    }

    @Test func theLastPatternDecides() {
        let patterns = IgnorePatterns(contents: Array("*.swift\n!keep.swift\r\n/top/keep.swift".utf8))
        #expect(patterns.leavesOut("a.swift".utf8))
        #expect(!patterns.leavesOut("sub/keep.swift".utf8))
        #expect(patterns.leavesOut("top/keep.swift".utf8))
    }

    @Test func aSlashAtTheEndMeansFolders() {
        let patterns = IgnorePatterns(globs: ["build/"])
        #expect(!patterns.leavesOut("build".utf8))
        #expect(patterns.leavesOut("build".utf8, isFolder: true))
        #expect(patterns.leavesOut("a/build/x.swift".utf8))
    }

    @Test func noPatternTakesLong() {
        let nasty = [
            String(repeating: "a*", count: 2000) + "b", String(repeating: "**/", count: 2000) + "b",
            String(repeating: "*/**/", count: 500) + "b", String(repeating: "[a-z]*", count: 800) + "/b",
            String(repeating: "?*", count: 1000),
        ]
        let paths = [String(repeating: "a", count: 250), String(repeating: "a/", count: 120) + "c"]
        let time = processorTime {
            for pattern in nasty {
                let patterns = IgnorePatterns(globs: [pattern])
                for path in paths { #expect(!patterns.leavesOut(path.utf8) || pattern.hasPrefix("?")) }
            }
        }
        #expect(time < 20)
    }
}
