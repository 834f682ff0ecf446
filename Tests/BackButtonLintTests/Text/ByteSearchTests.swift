import Testing

@testable import BackButtonLint

@Suite struct ByteSearchTests {
    @Test func everyPlaceIsFound() {
        for before in 0..<40 {
            for behind in 0..<9 {
                let text = String(repeating: "n", count: before) + "navigation" + String(repeating: "v", count: behind)
                let search = ByteSearch(["navigation", "vigatio", "other"])
                let hits = search.occurrences(in: Array(text.utf8)).map { [$0.needle, $0.offset] }
                #expect(hits == [[0, before], [1, before + 2]])
                #expect(search.found(in: Array(text.utf8)) == 0b011)
            }
        }
    }

    @Test func occurrencesMayOverlap() {
        let search = ByteSearch(["aa", "a"])
        let hits = search.occurrences(in: Array("aaba".utf8)).map { [$0.needle, $0.offset] }
        #expect(hits == [[0, 0], [1, 0], [1, 1], [1, 3]])
    }

    @Test func whatIsKnownIsNotLookedFor() {
        let search = ByteSearch(["one", "two"])
        Array("two".utf8).withUnsafeBufferPointer { bytes in
            #expect(search.found(in: bytes, known: 0b01) == 0b11)
            #expect(search.found(in: bytes, known: 0b11) == 0b11)
            #expect(search.found(in: bytes) == 0b10)
        }
    }

    @Test func nothingIsFoundInNothing() {
        #expect(ByteSearch(["word"]).found(in: [UInt8]()) == 0)
        #expect(ByteSearch(["word"]).found(in: Array("wor".utf8)) == 0)
        #expect(ByteSearch([String]()).found(in: Array("word".utf8)) == 0)
    }

    @Test func sixtyFourNeedlesFit() {
        let needles = (0..<64).map { "needle\($0)." }
        let search = ByteSearch(needles)
        #expect(search.found(in: Array(needles.joined().utf8)) == ~0)
        #expect(search.found(in: Array("needle63.".utf8)) == 1 << 63)
    }

    /// Compares with looking at every place, over few letters so that much is hit and much nearly hit.
    @Test func itAgreesWithLookingEverywhere() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let text = random.bytes(upTo: 60, of: "ab\u{e9}")
            let needles = (0..<random.next(below: 4) + 1).map { _ in random.bytes(upTo: 11, of: "ab\u{e9}") + [97] }
            let hits = ByteSearch(needles).occurrences(in: text).map { [$0.needle, $0.offset] }
            var expected: [[Int]] = []
            for offset in text.indices {
                for (index, needle) in needles.enumerated() where text[offset...].starts(with: needle) {
                    expected.append([index, offset])
                }
            }
            #expect(hits == expected)
        }
    }
}
