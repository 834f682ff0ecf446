import Testing

@testable import BackButtonLint

@Suite struct WordIndexTests {
    @Test(arguments: [
        ("struct Alpha: View {", "Alpha", "View"),
        ("final class\n    Alpha {", "Alpha", "final"),
        ("extension Alpha.Beta: Gamma {", "Alpha Beta", "Gamma"),
        ("extension Alpha<Int>.Beta where Element: Gamma {", "Alpha Beta", "Gamma Element"),
        ("func alpha(beta: Gamma) -> Delta", "alpha", "beta Gamma Delta"),
        ("func `default`() {}", "default", ""),
        ("struct `Shopping list`: View {\nlet `+1 more` = 1", "Shopping_list +1_more", "View"),
        // Of a name of several words it isn't looked what it is.
        ("extension `Shopping list` {}\n`Lists of lists`()", "Shopping_list Lists_of_lists", ""),
        ("// Not `closed\nfunc alpha() {}", "alpha", "closed"),
        ("func `+1`() {}\nvar `...  leave`: Int { `#item` }", "+1 ...__leave #item", "Int"),
        ("extension `/Detail 5` { }\nfunc `open", "/Detail_5 open", ""),
        ("var alpha = 0, beta = 1", "alpha beta", ""),
        ("let alpha: Int, beta: Gamma", "alpha beta", "Gamma Int"),
        ("let (alpha, (beta, gamma)) = delta", "alpha beta gamma", "delta"),
        ("case alpha, beta\nfoo(gamma, delta)", "alpha beta", "gamma delta"),
        ("case alpha, // one, two\n  beta,\n  gamma\n  delta", "alpha beta gamma", "delta"),
        ("case alpha\n  , beta\n  // one\n  , gamma\nfoo(delta, epsilon)", "alpha beta gamma", "delta epsilon"),
        ("case alpha(Int), beta(Int)\n", "alpha beta", "Int"),
        ("case alpha /* one */, /* two\n three */ beta, /* a /* b */ c */ gamma", "alpha beta gamma", ""),
        ("struct /* the */ Alpha", "Alpha", ""),
        ("struct // the\n// other\nAlpha", "Alpha", ""),
        ("struct\r\n\tAlpha", "Alpha", ""),
        ("protocol Alpha<Beta> {\nassociatedtype Gamma; typealias Delta = Eta }", "Alpha Gamma Delta", "Beta Eta"),
        ("actor Alpha {}\nmacro beta() = gamma", "Alpha beta", "gamma"),
        ("indirect enum Größe { case klein }", "Größe klein", "indirect"),
        ("Alpha(beta, gamma).delta { $0 }", "", "Alpha beta gamma delta"),
        ("if let alpha, beta.gamma {", "alpha", "gamma"),
        ("var\nalpha\n=\n0", "alpha", ""),
    ])
    func declaredWordsAreKnown(source: String, declared: String, used: String) {
        let words = WorldFacts([Array(source.utf8)]).words
        func hashes(_ words: String) -> [WordHash] {
            words.split(separator: " ").map { WordHash($0.map { $0 == "_" ? " " : String($0) }.joined()) }
        }
        for word in hashes(declared) {
            #expect(
                words.rows(declaring: word, andOneOf: [.declared, .extended]) == [0], "\(word) is declared in \(source)"
            )
            #expect(words.rows(using: word) == [0])
        }
        for word in hashes(used) {
            #expect(
                words.rows(declaring: word, andOneOf: [.declared, .extended]) == [],
                "\(word) is not declared in \(source)")
            #expect(words.rows(using: word) == [0], "\(word) is used in \(source)")
        }
    }

    @Test(arguments: [
        ("struct Alpha {}", WordRoles.type, true), ("    enum Alpha {", .type, false),
        ("extension Alpha.Beta: Gamma {", .extended, true), ("\ttypealias Alpha = Int", .alias, false),
        ("func alpha() {}", .function, true), ("  static func alpha() {}", .function, false),
        ("public static let alpha = 1", .value, true), ("a\r    case beta, alpha", .value, false),
        ("\u{FEFF}var alpha = 1", .value, true), ("let a = 1, // one\n    alpha = 2", .value, false),
        ("class func alpha()", .function, true), ("func /* the */ alpha()", .function, true),
    ])
    func whatAWordIsDeclaredAsIsKnown(source: String, role: WordRoles, isUnindented: Bool) {
        let words = WorldFacts([Array(source.utf8)]).words
        let word = WordHash(source.contains("Alpha") ? "Alpha" : "alpha")
        #expect(words.rows(declaring: word, as: role) == [0])
        for other in [WordRoles.type, .alias, .extended, .function, .value] where other != role {
            #expect(words.rows(declaring: word, as: other) == [])
        }
        #expect(words.rows(declaring: word, as: [role, .unindented]) == (isUnindented ? [0] : []))
    }

    @Test(arguments: [
        ("struct Alpha: Beta {", true), ("extension Alpha:Beta {", true), ("class Alpha<Beta>: Gamma {", true),
        ("extension Alpha where Beta: Gamma {", true), ("struct Alpha // one\n    : Beta {", true),
        ("struct Alpha /* { */ : Beta {", true), ("enum Alpha\n: Beta {", true),
        ("extension Beta.Alpha: Gamma {", true),
        ("struct Alpha {", false), ("extension Alpha{", false), ("class Alpha\n\n    {", false),
        ("func alpha() -> Alpha", false), ("extension Alpha {}\nextension Alpha: Beta {}", true),
    ])
    func whatSaysNothingOfInheritingIsKnown(source: String, mayInherit: Bool) {
        let words = WorldFacts([Array(source.utf8)]).words
        #expect(words.rows(declaring: WordHash("Alpha"), as: .inheriting) == (mayInherit ? [0] : []))
    }

    @Test func everyWordIsHeldAndFewOthers() {
        var random = SeededGenerator(seed: 11)
        let files = [0, 1, 2, 50, 3000].map { count in
            Set((0..<count).map { _ in random.bytes(upTo: 20, of: "abcDEF_12é") + [97] })
        }
        // In the order of their bytes, since a set has another one on every run.
        let words = WorldFacts(
            files.map { words in
                Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: [32]))
            }
        ).words
        for (row, held) in files.enumerated() {
            #expect(held.allSatisfy { words.rows(using: WordHash($0)).contains(row) })
        }
        for word in files[3] {
            #expect(words.rows(using: WordHash(word)) == files.indices.filter { files[$0].contains(word) })
        }
        #expect((0..<20_000).allSatisfy { words.rows(using: WordHash("stranger\($0)")).isEmpty })
    }

    @Test func aWordMayBeOfAnyLength() {
        for length in 1...70 {
            let word = String(repeating: "ab", count: length).prefix(length)
            for source in ["\(word)", " \(word)", "\(word) ", "x.\(word)(y)", "$\(word)"] {
                let words = WorldFacts([Array(source.utf8)]).words
                #expect(words.rows(using: WordHash(String(word))) == [0])
                #expect(words.rows(using: WordHash(word + "a")) == [])
                if length > 1 { #expect(words.rows(using: WordHash(String(word.dropLast()))) == []) }
            }
        }
    }

    @Test func sourcesAreReadFromDisk() throws {
        let folder = try TemporaryFolder()
        let large = String(repeating: "let filler = 1\n", count: 40_000)
        try folder.write("a.swift", "struct Alpha {}")
        try folder.write("b.swift", large + "struct Beta {}")
        try folder.write("c.swift", "Alpha()")
        try folder.write("d.swift", "Alpha()")
        try folder.write("e.swift", [0x41, 0xFF])
        let tree = try SourceTree.find(root: folder.path)
        try folder.remove("c.swift")
        for jobs in [1, 4] {
            let world = WorldFacts(
                reading: [3, 1, 2, 0, 4].map(FileID.init), of: tree, texts: SourceTexts(root: folder.path),
                isSubject: { _ in true }, ships: { $0 != FileID(4) }, targets: { _ in [] }, jobs: jobs)
            #expect(world.ships == [true, true, true, true, false])
            #expect(world.words.rows(using: WordHash("Alpha")) == [0, 3])
            #expect(world.words.rows(declaring: WordHash("Alpha"), as: .type) == [3])
            #expect(world.words.rows(declaring: WordHash("Beta"), as: .type) == [1])
            #expect(world.parsedCount == 0)
            #expect(world.facts(at: 1).declarations.last?.name == Name("Beta"))
            #expect(world.parsedCount == 1)
            world.gather(0..<5, jobs: jobs)
            // What has gone or isn't text says nothing.
            #expect(world.facts(at: 2).declarations.isEmpty && world.facts(at: 4).declarations.isEmpty)
        }
    }
}
