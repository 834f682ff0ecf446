import Testing

@testable import BackButtonLint

@Suite struct TextChangeTests {
    private func change(_ start: Int, _ end: Int, _ replacement: String) -> TextChange {
        TextChange(range: ByteRange(start, end), replacement: replacement)
    }

    private func text(_ changes: TextChange...) -> String? {
        changes.applied(to: Array("abcd".utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func theyMayComeInAnyOrder() {
        #expect(text() == "abcd")
        #expect(text(change(3, 4, ""), change(0, 1, "xy"), change(4, 4, "!")) == "xybc!")
    }

    /// Nothing that is put in is taken away by what is deleted behind it.
    @Test func atOnePlaceWhatIsPutInComesFirst() {
        #expect(text(change(1, 3, ""), change(1, 1, "xyz")) == "axyzd")
        #expect(text(change(2, 2, "1"), change(2, 2, "2")) == "ab12cd")
    }

    @Test func whatCannotBeMadeMakesNoText() {
        #expect(text(change(0, 2, ""), change(1, 3, "")) == nil)
        #expect(text(change(3, 5, "")) == nil)
    }
}
