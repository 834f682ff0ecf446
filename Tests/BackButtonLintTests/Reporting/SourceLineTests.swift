import Testing

@testable import BackButtonLint

@Suite struct SourceLineTests {
    private func marked(_ text: String, _ words: String, columns: Int = 80) throws -> (line: String, marks: String) {
        let found = try #require(text.utf8.firstRange(of: words.utf8))
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return SourceLine(Array(text.utf8)[...]).marked(start, start + words.utf8.count, columns: columns)
    }

    @Test(arguments: [
        ("a.hide()", "hide", "a.hide()", "  ^^^^"),
        ("\ta.hide()", "hide", "    a.hide()", "      ^^^^"),
        ("ab\tc.hide()", "hide", "ab  c.hide()", "      ^^^^"),
        ("焼.hide()", "hide", "焼.hide()", "   ^^^^"),
        ("👩‍👩‍👧é.hide()", "hide", "👩‍👩‍👧é.hide()", "    ^^^^"),
        ("e\u{301}.hide()", "hide", "e\u{301}.hide()", "  ^^^^"),
        ("🇮🇹⚠️.hide()", "🇮🇹⚠️", "🇮🇹⚠️.hide()", "^^^^"),
        ("a\u{1b}[31m.hide()", "hide", "a\\u{1b}[31m.hide()", "            ^^^^"),
    ])
    func caretsStandBelowTheirWords(text: String, words: String, line: String, marks: String) throws {
        let result = try marked(text, words)
        #expect(result.line == line)
        #expect(result.marks == marks)
    }

    @Test func anEmptyRangeIsMarkedAtItsPlace() {
        let line = SourceLine(Array("a.hide()".utf8)[...])
        #expect(line.marked(8, 8, columns: 80).marks == "        ^")
        #expect(line.marked(1, 1, columns: 80).marks == " ^")
        #expect(SourceLine([]).marked(0, 5, columns: 80).marks == "^")
    }

    @Test func aLongLineIsCutAroundTheMarks() throws {
        let text = String(repeating: "x", count: 300) + ".hide()" + String(repeating: "y", count: 300)
        let (line, marks) = try marked(text, "hide", columns: 40)
        #expect(line.hasPrefix("…xx") && line.hasSuffix("yy…"))
        #expect(DisplayWidth.of(line) <= 40)
        let caret = try #require(marks.firstIndex(of: "^"))
        let column = marks.distance(from: marks.startIndex, to: caret)
        #expect(line.dropFirst(column).hasPrefix("hide"))
    }

    /// A file may be one line of megabytes: only what is near is looked at.
    @Test(arguments: ["x", "é", "焼", "👩‍👩‍👧", "\t", "\u{1b}"])
    func aHugeLineIsCutWhereverTheMarksStand(filling: String) throws {
        let many = String(repeating: filling, count: 20_000)
        for (before, after) in [(many, many), ("", many), (many, ""), ("ab", many), (many, "ab")] {
            let text = "let a = 1\n" + before + ".hide()" + after
            let start = 10 + before.utf8.count + 1
            let position = Position(line: 2, column: start - 9, utf16Column: 1, offset: start)
            let line = try #require(SourceLine(of: position, in: Array(text.utf8)))
            #expect(line.cells.count <= 2 * SourceLine.reach)
            let (shown, marks) = line.marked(start - 10, start - 6, columns: 60)
            #expect(DisplayWidth.of(shown) <= 60)
            #expect(shown.hasPrefix("…") == (before.count > 2))
            #expect(shown.hasSuffix("…") == (after.count > 2))
            let mark = try #require(shown.firstRange(of: "hide"))
            let column = DisplayWidth.of(String(shown[..<mark.lowerBound]))
            #expect(marks == String(repeating: " ", count: column) + "^^^^")
        }
    }

    /// A report may be older than the file it is printed with.
    @Test func aPlaceOutsideOfTheTextHasNoLine() {
        let beyond = Position(line: 9, column: 3, utf16Column: 3, offset: 80)
        #expect(SourceLine(of: beyond, in: Array("short".utf8)) == nil)
        let torn = Position(line: 1, column: 9, utf16Column: 9, offset: 2)
        #expect(SourceLine(of: torn, in: Array("short".utf8)) == nil)
    }
}
