import Testing

@testable import BackButtonLint

@Suite struct NearestNameTests {
    @Test func aWordOfManyLettersIsNearToNothing() {
        let time = processorTime {
            #expect(NearestName.of(String(repeating: "missing", count: 300_000), among: ["missing_back_button"]) == nil)
        }
        #expect(time < 10)
    }

    @Test(arguments: [
        ("scren", "screens"), ("lnit", "lint"), ("RULES", "rules"), ("synt", "syntax"), ("hepl", "help"),
    ])
    func slipsAreUnderstood(word: String, name: String) {
        #expect(NearestName.of(word, among: ["lint", "screens", "rules", "syntax", "help"]) == name)
    }

    @Test(arguments: ["", "x", "build", "linux-arm"])
    func otherWordsMeanNothing(word: String) {
        #expect(NearestName.of(word, among: ["lint", "screens", "rules", "syntax", "help"]) == nil)
    }

    @Test func slipsAreCounted() {
        #expect(NearestName.distance("", "abc") == 3)
        #expect(NearestName.distance("abc", "acb") == 1)
        #expect(NearestName.distance("kitten", "sitting") == 3)
    }
}
