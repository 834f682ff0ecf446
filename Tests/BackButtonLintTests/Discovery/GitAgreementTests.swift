import Foundation
import Testing

@testable import BackButtonLint

private let gitPath = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// How many trees are compared: `BACKLINT_GIT_TREES=5000 swift test --filter GitAgreementTests` compares more.
private let treeCount = ProcessInfo.processInfo.environment["BACKLINT_GIT_TREES"].flatMap(Int.init) ?? 500

/// Compares with git itself on trees and patterns that somebody malicious might have thought of.
@Suite struct GitAgreementTests {
    /// So many trees share one repository, and with it the two calls of git.
    private static let treesAtOnce = 100

    @Test(.enabled(if: gitPath != nil, "needs git"), arguments: 1...max(1, treeCount / treesAtOnce))
    func theSameFilesAreLeftOut(seed: Int) throws {
        let folder = try TemporaryFolder()
        let trees = try write(seed: UInt64(seed), to: folder)
        let output = try git(["ls-files", "-o", "-z", "--exclude-standard"], in: folder)
        let kept = Set(
            output.split(separator: 0).filter { $0.suffix(6).elementsEqual(".swift".utf8) }.map { Array($0) })
        #expect(kept.count > 150, "hardly anything is left to compare")
        try compare(kept, below: "", in: folder, trees)
        // What stands above a root counts below it.
        for tree in trees.keys.sorted().prefix(10) {
            let below = kept.filter { $0.starts(with: "\(tree)/".utf8) }
            if !below.isEmpty { try compare(below, below: "\(tree)/", in: folder, trees) }
        }
    }

    private func compare(
        _ kept: Set<[UInt8]>, below prefix: String, in folder: TemporaryFolder, _ trees: [String: String]
    ) throws {
        let root = folder.path + (prefix.isEmpty ? "" : "/\(prefix.dropLast())").utf8
        let ours = Set(try SourceTree.find(root: root).swiftFiles.map { Array(prefix.utf8) + $0 })
        let place = prefix.isEmpty ? "" : " with \(prefix) as the root"
        for path in kept.symmetricDifference(ours).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let keeper = kept.contains(path) ? "git" : "we"
            let patterns = trees[String(decoding: path.prefix(4), as: UTF8.self)] ?? ""
            Issue.record("only \(keeper) keep \(Self.shown(path))\(place)\n\(patterns)")
        }
    }

    /// Writes trees `t001` to `t100` with an ignore file each, and some below; tells what these say, by tree.
    private func write(seed: UInt64, to folder: TemporaryFolder) throws -> [String: String] {
        var generator = IgnoreTreeGenerator(seed: seed)
        _ = try git(["init", "-q"], in: folder)
        var trees: [String: String] = [:]
        var all: [[UInt8]] = []
        for number in 1...Self.treesAtOnce {
            let tree = "t\(String(number + 1000).dropFirst())"
            let paths = generator.paths()
            // A name that the file system can't have is no loss.
            for path in paths { try? folder.write(Array("\(tree)/".utf8) + path, []) }
            all += paths.map { Array("\(tree)/".utf8) + $0 }
            var inner: Set<[UInt8]> = [[]]
            for path in paths where generator.random.happens(onceIn: 4) {
                let folders = path.indices.filter { path[$0] == UInt8(ascii: "/") }
                if let end = folders.randomElement(using: &generator.random) { inner.insert(Array(path[...end])) }
            }
            for place in inner.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let below = paths.filter { $0.starts(with: place) }.map { Array($0.dropFirst(place.count)) }
                let contents = generator.ignoreFile(for: below)
                trees[tree, default: ""] += "\(Self.shown(place)).gitignore: \(Self.shown(contents))\n"
                try? folder.write(Array("\(tree)/".utf8) + place + ".gitignore".utf8, contents)
            }
        }
        // Those above name one tree or a few, or nothing would be left to compare.
        for place in [".gitignore", ".git/info/exclude"] {
            let some = all.shuffled(using: &generator.random).prefix(5)
            let lines = some.flatMap { generator.ignoreFile(for: [$0]).split(separator: UInt8(ascii: "\n")) }
            let narrow = lines.filter { line in
                let path = line.drop { $0 == UInt8(ascii: "/") }
                return line.first == UInt8(ascii: "!") || trees.keys.contains { path.starts(with: "\($0)/".utf8) }
            }
            let fixed = "/t00?/**/a\n!/t001/a\nt01*/b*\n**/t02[2-5]/a*/\nt03?/**/*b.swift\nt04**/a\n/t05*/A*\n"
            try folder.write(
                Array(place.utf8), Array(narrow.joined(separator: [UInt8(ascii: "\n")])) + "\n\(fixed)".utf8)
        }
        return trees
    }

    private static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }

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
