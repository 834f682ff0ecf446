import Testing

@testable import BackButtonLint

@Suite struct WordFilterTests {
    @Test(arguments: [
        ("struct Alpha: View {", "Alpha", "View"),
        ("final class\n    Alpha {", "Alpha", "final"),
        ("extension Alpha.Beta: Gamma {", "Alpha Beta", "Gamma"),
        ("extension Alpha<Int>.Beta where Element: Gamma {", "Alpha Beta", "Gamma Element"),
        ("func alpha(beta: Gamma) -> Delta", "alpha", "beta Gamma Delta"),
        ("func `default`() {}", "default", ""),
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
        let filter = WordFilter(Array(source.utf8))
        for word in declared.split(separator: " ") {
            #expect(filter.mayDeclare(WordHash(word.utf8)), "\(word) is declared in \(source)")
            #expect(filter.mayUse(WordHash(word.utf8)))
        }
        for word in used.split(separator: " ") {
            #expect(!filter.mayDeclare(WordHash(word.utf8)), "\(word) is not declared in \(source)")
            #expect(filter.mayUse(WordHash(word.utf8)), "\(word) is used in \(source)")
        }
    }

    @Test func everyWordIsHeldAndFewOthers() {
        var random = SeededGenerator(seed: 11)
        for count in [0, 1, 2, 50, 3000] {
            let words = Set((0..<count).map { _ in random.bytes(upTo: 20, of: "abcDEF_12é") + [97] })
            // In the order of their bytes, since a set has another one on every run.
            let source = Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: [32]))
            let filter = WordFilter(source)
            #expect(words.allSatisfy { filter.mayUse(WordHash($0)) })
            let strangers = (0..<20_000).count { filter.mayUse(WordHash("stranger\($0)")) }
            #expect(strangers < 20)
            #expect(filter.size <= 40 + count * 4)
        }
    }

    @Test func aWordMayBeOfAnyLength() {
        for length in 1...70 {
            let word = String(repeating: "ab", count: length).prefix(length)
            for source in ["\(word)", " \(word)", "\(word) ", "x.\(word)(y)"] {
                let filter = WordFilter(Array(source.utf8))
                #expect(filter.mayUse(WordHash(String(word))))
                #expect(!filter.mayUse(WordHash(word + "a")))
                if length > 1 { #expect(!filter.mayUse(WordHash(String(word.dropLast())))) }
            }
        }
    }

    @Test func tooManyWordsAreEveryWord() {
        let source = (0..<70_000).map { "w\($0)" }.joined(separator: " ")
        let filter = WordFilter(Array(source.utf8))
        #expect(filter.mayDeclare(WordHash("anything")))
        #expect(!WordFilter.nothing.mayUse(WordHash("anything")))
    }

    @Test func filtersAreReadFromDisk() throws {
        let folder = try TemporaryFolder()
        let large = String(repeating: "let filler = 1\n", count: 40_000)
        try folder.write("a.swift", "struct Alpha {}")
        try folder.write("b.swift", large + "struct Beta {}")
        try folder.write("c.swift", "Alpha()")
        try folder.write("d.swift", "Alpha()")
        let tree = try SourceTree.find(root: folder.path)
        try folder.remove("c.swift")
        for jobs in [1, 4] {
            let read = WordFilters.read([3, 1, 2, 0], of: tree, texts: SourceTexts(root: folder.path), jobs: jobs)
            #expect(read.filters.map { $0.mayUse(WordHash("Alpha")) } == [true, false, false, true])
            #expect(read.filters.map { $0.mayDeclare(WordHash("Alpha")) } == [false, false, false, true])
            #expect(read.filters.map { $0.mayDeclare(WordHash("Beta")) } == [false, true, false, false])
            #expect(
                read.complaints == [SourceTree.Complaint(path: "c.swift".utf8, reason: "no such file or folder")]
            )
        }
    }
}
