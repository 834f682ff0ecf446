import Testing

@testable import BackButtonLint

/// How a text is laid out, asked for thousands of places in it: each answer is had without going through the text.
@Suite struct TextLayoutTests {
    /// Nowhere begins a block a line, so that all of the text would be looked through for each of them.
    @Test func theIndentationOfThousandsOfOneLinersIsSoughtOnce() {
        let line = "struct S { var body: some View { Text(\"berth\").hides() } }\n"
        let tree = Parser.parse(Array(String(repeating: line, count: 1500).utf8))
        let layout = Layout(tree: tree)
        let blocks = tree.root.descendants.filter { $0.kind == .codeBlock }
        #expect(blocks.count == 1500)
        for block in blocks {
            #expect(layout.unit(around: block) == "    ")
            #expect(layout.isOneLine(block.range))
        }
    }

    /// A line of megabytes isn't gone through for every place on it.
    @Test func placesOnAHugeLineAreFoundAtOnce() {
        let start = "\u{FEFF}// 1\r\n"
        let line = String(repeating: "a(); ", count: 5_000)
        let tree = Parser.parse(Array("\(start)\(line)\r\nb()".utf8))
        let layout = Layout(tree: tree)
        #expect(layout.lineEnd == "\r\n")
        #expect(layout.lineStart(of: 5) == 3)
        let calls = tree.root.descendants.filter { $0.kind == .call }
        #expect(calls.count == 5_001)
        for call in calls.dropLast() {
            #expect(layout.lineStart(of: call.range.start) == start.utf8.count)
            #expect(layout.lineEnd(of: call.range.end) == start.utf8.count + line.utf8.count)
        }
    }
}
