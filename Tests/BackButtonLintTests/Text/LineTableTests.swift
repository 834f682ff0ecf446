import Testing

@testable import BackButtonLint

@Suite struct LineTableTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEndCounts(end: String) {
        let text = Array("ab\(end)\(end)c".utf8)
        let table = LineTable(text)
        #expect(table.count == 3)
        #expect(table.range(ofLine: 1) == ByteRange(0, 2))
        #expect(table.range(ofLine: 2) == ByteRange(2 + end.utf8.count, 2 + end.utf8.count))
        #expect(table.range(ofLine: 3) == ByteRange(text.count - 1, text.count))
        #expect(table.range(ofLine: 4) == ByteRange(text.count, text.count))
        #expect(table.range(ofLine: 0) == ByteRange(text.count, text.count))
        #expect(table.line(at: 2) == 1)
        #expect(table.line(at: 2 + end.utf8.count) == 2)
    }

    @Test func mixedLineEndsCountOnceEach() {
        let table = LineTable(Array("a\r\r\nb\n\rc".utf8))
        #expect((1...table.count).map { table.range(ofLine: $0).count } == [1, 0, 1, 0, 1])
    }

    @Test func columnsCountBytesAndUnits() {
        let text = "x = \"é😀\"; y"
        let table = LineTable(Array(("// 1\n" + text).utf8))
        let offset = 5 + text.utf8.count - 1
        let position = table.position(at: offset)
        #expect(position == Position(line: 2, column: text.utf8.count, utf16Column: text.utf16.count, offset: offset))
        #expect(table.offset(line: 2, column: position.column) == offset)
    }

    /// Far from the start of its line a place is counted from nearer by.
    @Test(arguments: ["x", "\t", "é", "焼", "😀"])
    func columnsOfAHugeLineAreThoseOfAShortOne(filling: String) {
        let line = String(repeating: filling, count: 5_000)
        let table = LineTable(Array("// 1\n\(line)\n\(line)".utf8))
        let width = filling.utf8.count
        for character in stride(from: 0, through: 5_000, by: 7) {
            for (number, start) in [(2, 5), (3, 6 + line.utf8.count)] {
                let offset = start + character * width
                let position = Position(
                    line: number, column: character * width + 1, utf16Column: character * filling.utf16.count + 1,
                    offset: offset)
                #expect(table.position(at: offset) == position)
            }
        }
    }

    @Test func offsetsOutsideAreBroughtIn() {
        let table = LineTable(Array("ab".utf8))
        #expect(table.position(at: -1) == Position(line: 1, column: 1, utf16Column: 1, offset: 0))
        #expect(table.position(at: 9) == Position(line: 1, column: 3, utf16Column: 3, offset: 2))
        #expect(table.offset(line: 1, column: 3) == 2)
        #expect(table.offset(line: 1, column: 4) == nil)
        #expect(table.offset(line: 2, column: 1) == nil)
        #expect(table.offset(line: 0, column: 1) == nil)
        #expect(table.offset(line: 1, column: 0) == nil)
    }

    @Test func anEmptyTextHasOneLine() {
        let table = LineTable([])
        #expect(table.count == 1)
        #expect(table.position(at: 0) == Position(line: 1, column: 1, utf16Column: 1, offset: 0))
        let range = table.positions(of: ByteRange(0, 0))
        #expect(range.start == range.end)
    }
}
