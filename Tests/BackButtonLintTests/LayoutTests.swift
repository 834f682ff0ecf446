import Testing

@testable import BackButtonLint

/// What things take in memory: a change here costs every run.
@Suite struct LayoutTests {
    @Test func aTokenIsTwelveBytes() {
        #expect(MemoryLayout<Token>.stride == 12)
    }

    @Test func aNodeIsEightBytesAndItsParentFour() {
        #expect(MemoryLayout<NodeRow>.stride == 8)
        #expect(MemoryLayout<LargeNode>.stride == 12)
        #expect(MemoryLayout<NodeID>.stride == 4)
    }

    @Test func anOpenStringIsTwelveBytes() {
        #expect(MemoryLayout<OpenString>.stride == 12)
    }

    /// At most 20 bytes for each of a text, once while it is lexed and parsed and once when its tree is laid out.
    @Test(arguments: [
        "(", "[", "{", "([{", ")", "a(", "\"\\(", "/*", "/**/", "//\n", "a b c ", "a\nb\nc\n", "let a = 1;", "@a ",
        "case a:", "if a {} else ", "name + \"text\" / 2, ", "name(label: 1, { $0 })\n", "// words\na.b(c)\n",
    ])
    func noByteOfATextTakesMoreThanTwenty(piece: String) {
        let text = Array(String(repeating: piece, count: 1_000_000 / piece.utf8.count).utf8)
        let tree = Parser.parse(text)
        let tokens = tree.tokens.capacity * MemoryLayout<Token>.stride
        let held = text.count + tokens + tree.lineComments.capacity * MemoryLayout<ByteRange>.stride
        // Beside the nodes as they are written lies the table of brackets.
        let written = tree.rows.count * MemoryLayout<NodeRow>.stride
        let parsing = held + tree.tokens.count * MemoryLayout<UInt32>.stride + written
        let laidOut = held + written + tree.parents.count * MemoryLayout<UInt32>.stride
        let large = tree.large.count * MemoryLayout<LargeNode>.stride
        #expect(max(parsing, laidOut) + large <= 20 * text.count)
    }
}
