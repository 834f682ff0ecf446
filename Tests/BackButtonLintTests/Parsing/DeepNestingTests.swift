import Testing

@testable import BackButtonLint

/// Depth costs no stack, and length no more than its own time.
@Suite struct DeepNestingTests {
    @Test(arguments: [
        ("(", ")"), ("{", "}"), ("[", ""), ("", ")"), ("([{ a(", ")}])"), ("\"\\(", ")\""),
    ])
    func aMillionOpenBracketsEnd(opening: String, closing: String) throws {
        let count = 1_000_000 / max(1, opening.utf8.count)
        var text = [UInt8]()
        for _ in 0..<count { text += opening.utf8 }
        for _ in 0..<count { text += closing.utf8 }
        let tree = Parser.parse(text + Array("\nfunc after() {}".utf8))
        #expect(tree.flaw == nil)
        #expect(tree.kinds.count < text.count * 4)
    }

    @Test(arguments: ["(", "[", "{", "a { ", "a(b: "])
    func whatFollowsDeepNestingIsFound(opening: String) {
        let closing: [Character: String] = ["(": ")", "[": "]", "{": "}"]
        let closer = opening.compactMap { closing[$0] }.joined()
        let text = String(repeating: opening, count: 50_000) + String(repeating: closer, count: 50_000)
        let tree = Parser.parse(Array((text + "\nfunc after() { found() }").utf8))
        #expect(tree.root.descendants.contains { $0.declaredName == "after" })
        #expect(tree.root.descendants.contains { $0.calledName == "found" })
        var deepest = 0
        for row in tree.kinds.indices.suffix(1) {
            deepest = Array(Node(tree: tree, id: NodeID(row)).ancestors).count
        }
        #expect(deepest < 10)
    }

    @Test func noNodeHasMoreThanTenThousandOthersAroundIt() {
        for piece in ["(", "if a {} else ", "- ", "#if A\n", "-(", "{", "a ? ", "try "] {
            let tree = Parser.parse(Array(String(repeating: piece, count: 60_000).utf8))
            var depths = [0]
            for row in 1..<tree.kinds.count { depths.append(depths[Int(tree.parents[row])] + 1) }
            #expect(depths.max() ?? 0 <= Parser.deepestNesting + 16, "\(piece)")
        }
    }

    /// A call finds what it calls in the time of its own.
    @Test(arguments: [".a()", ".a { b() }", ".a!()", "()", "\n#if A\n.a()\n#endif"])
    func theOutlineOfALongChainGrowsAsTheTextDoes(piece: String) {
        func outline(_ count: Int) -> Duration {
            let bytes = Array(("a" + String(repeating: piece, count: count)).utf8)
            return ContinuousClock().measure { _ = SyntaxDump.outline(path: "a", bytes: bytes) }
        }
        var ratio = Double.infinity
        for _ in 0..<12 where ratio > 8 { ratio = min(ratio, outline(4_000) / max(outline(1_000), .microseconds(100))) }
        #expect(ratio < 8)
    }

    /// Four times the text may take four times as long, not sixteen times.
    @Test(arguments: [
        "a<", "a<b, ", "a<(", "a<b>", "{ (a) in ", "{ [a] ", "{ a, ", "if a { ", "if a {} else ", "#if A\n", "#if A",
        "#if A #if B\n@b\n#endif\n", "#if A\n@b\n",
        "#if A\n#elseif B\n#else\n", "a\n#if A\n.b()\n", "@a ", "@a (b) ", "@a(", "private ", "static\n", "a { } b: ",
        "switch a { case b: ", "case b: c\n", "let a: A<", "let a: (A) -> ", "\\a[", "#a(", "func a(", "import a.",
        "guard let a = ", "a ? b : ", "do {} catch ", "var a: B { get { ", "a(b:", "a::", "() async ", "x.b() ",
        "as A<",
        "\"\\(", "a { b } ", "yield ", "unsafe ", "enum A { case a(", "where ", "a!", "-(", "([{", ")", "}", "]",
    ])
    func timeGrowsAsTheTextDoes(piece: String) {
        let small = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
        let large = small + small + small + small
        var ratio = Double.infinity
        // The machine may be busy with something else, so the best of some tries counts.
        for _ in 0..<12 where ratio > 8 { ratio = min(ratio, time(large) / max(time(small), .microseconds(100))) }
        #expect(ratio < 8)
    }

    private func time(_ bytes: [UInt8]) -> Duration {
        ContinuousClock().measure { _ = Parser.parse(bytes) }
    }
}
