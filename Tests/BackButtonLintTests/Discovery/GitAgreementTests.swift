import Foundation
import Testing

@testable import BackButtonLint

private let gitPath = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// Compares with git itself on trees and patterns that somebody malicious might have thought of.
@Suite struct GitAgreementTests {
    @Test(.enabled(if: gitPath != nil, "needs git"), arguments: 1...5)
    func theSameFilesAreLeftOut(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: seed)
        _ = try git(["init", "-q"], in: folder)
        // Those above touch few trees, or nothing would be left to compare.
        try folder.write(".gitignore", "/t00?/**/a\n!/t001/a\nt01*/b*\n**/t02[2-5]/a*/\n")
        try folder.write(".git/info/exclude", "t03?/**/*b.swift\n!t001/\nt04**/a\n/t05*\n")
        var ignoreFiles: [String: String] = [:]
        for number in 1...100 {
            let tree = "t\(String(number + 1000).dropFirst())"
            let paths = paths(&random)
            for path in paths { try? folder.write("\(tree)/\(path)") }
            let contents = patterns(&random, for: paths)
            ignoreFiles[tree] = contents
            try folder.write("\(tree)/.gitignore", contents)
            if let inner = paths.first(where: { $0.contains("/") })?.split(separator: "/").first {
                let below = paths.filter { $0.hasPrefix("\(inner)/") }.map { String($0.dropFirst(inner.count + 1)) }
                try? folder.write("\(tree)/\(inner)/.gitignore", patterns(&random, for: below))
            }
        }
        let output = try git(["ls-files", "-o", "-z", "--exclude-standard"], in: folder)
        let expected = output.split(separator: 0).filter { $0.suffix(6).elementsEqual(".swift".utf8) }
        let actual = try SourceTree.find(root: folder.path).swiftFiles
        let expectedSet = Set(expected.map { Array($0) })
        let actualSet = Set(actual.map { Array($0) })
        #expect(expectedSet.count > 150)
        for path in expectedSet.symmetricDifference(actualSet).map({ String(decoding: $0, as: UTF8.self) }).sorted() {
            let keeper = expectedSet.contains(Array(path.utf8)) ? "git" : "we"
            Issue.record("only \(keeper) keep \(path); \(ignoreFiles[String(path.prefix(4))] ?? "")")
        }
    }

    private static let pieces = [
        "a", "b", "ab", "ba", "aab", "a b", " a", "b ", "!a", "#b", "a[b]", "[a", "b]", "a\\b", "*a", "b?", "é", "a-b",
        "a.b", "-",
    ]

    /// A few files, all in folders of few names, so that patterns hit.
    private func paths(_ random: inout SeededGenerator) -> [String] {
        (0..<random.next(below: 9) + 3).map { _ in
            let folders = (0..<random.next(below: 4)).map { _ in
                random.happens(onceIn: 9) ? random.pick(Self.pieces) + ".swift" : random.pick(Self.pieces)
            }
            return (folders + [random.pick(Self.pieces) + ".swift"]).joined(separator: "/")
        }
    }

    /// The contents of an ignore file that has something to say about `paths`.
    private func patterns(_ random: inout SeededGenerator, for paths: [String]) -> String {
        var lines: [String] = []
        for _ in 0..<random.next(below: 5) + 1 {
            guard let path = paths.randomElement(using: &random), !random.happens(onceIn: 8) else {
                let noise = "ab*?[]!^-\\/ #:a.swift".map(String.init)
                lines.append((0..<random.next(below: 7)).map { _ in random.pick(noise) }.joined())
                continue
            }
            lines.append(pattern(&random, of: path))
        }
        let end = random.pick(["\n", "\n", "\r\n"])
        return random.pick(["", "", "\u{FEFF}"]) + lines.joined(separator: end) + random.pick(["", end])
    }

    private func pattern(_ random: inout SeededGenerator, of path: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        if random.happens(onceIn: 3) { parts.removeLast(random.next(below: parts.count)) }
        if random.happens(onceIn: 3) { parts.removeFirst(random.next(below: parts.count)) }
        parts = parts.map { part in
            switch random.next(below: 7) {
            case 0: "*"
            case 1: "**"
            case 2: String(part.prefix(1)) + random.pick(["*", "**", "?*", "***"])
            case 3: "*" + part.suffix(random.next(below: part.count) + 1)
            case 4: part.map { disguise(&random, $0) }.joined()
            default: part
            }
        }
        if random.happens(onceIn: 8) { parts.insert("**", at: random.next(below: parts.count + 1)) }
        let start = random.pick(["", "", "", "/", "**/", "!", "!", "!/", "*/", "\\"])
        let end = random.pick(["", "", "", "", "/", "/*", "/**", " ", "\\ ", "  ", "*", "\\", "//"])
        return start + parts.joined(separator: random.pick(["/", "/", "/", "/**/", "\\/", "//"])) + end
    }

    private func disguise(_ random: inout SeededGenerator, _ character: Character) -> String {
        switch random.next(below: 12) {
        case 0: "?"
        case 1: "\\\(character)"
        case 2: "[\(character)]"
        case 3: "[!\(character)]"
        case 4: "[^x\(character)-]"
        case 5: "[a-z]"
        case 6: random.pick(["[[:alpha:]]", "[[:punct:][:space:]]", "[[:nope:]]", "[[:alpha:", "[]-\(character)]"])
        case 7: random.pick(["[z-a]", "[\\\(character)]", "[a\\-\(character)]", "[--\(character)]", "[/\(character)]"])
        default: String(character)
        }
    }

    private func git(_ arguments: [String], in folder: TemporaryFolder) throws -> [UInt8] {
        let program = Program(
            executable: URL(fileURLWithPath: try #require(gitPath)), folder: folder.url,
            environment: ["HOME": folder.url.path, "GIT_CONFIG_NOSYSTEM": "1", "PATH": "/usr/bin:/bin"])
        let settings = ["core.excludesFile=", "core.ignoreCase=false", "core.precomposeUnicode=false"]
        let outcome = try program.run(settings.flatMap { ["-c", $0] } + arguments)
        #expect(outcome.status == 0, "\(String(decoding: outcome.talk, as: UTF8.self))")
        return Array(outcome.output)
    }
}
