import Testing

@testable import BackButtonLint

/// What a word means in the code around it.
@Suite struct LocalNamesTests {
    /// In each text `at(x)` is where it is asked.
    @Test(arguments: [
        ("func f(x: Int) { at(x) }", "x: Int"),
        ("func f(x: Int) { let x = 1; at(x) }", "x = 1"),
        ("func f(x: Int) { { at(x) }(); let x = 1 }", "x = 1"),
        ("func f(x: Int) { run { x in at(x) } }", "x"),
        ("func f(x: Int) { run { [x = 2] in at(x) } }", "x = 2"),
        ("func f(x: Int) { run { [x] in at(x) } }", "x: Int"),
        ("func f(x: Int?) { if let x = x { at(x) } }", "let x = x"),
        ("func f(x: Int?) { if let x = at(x) { } }", "x: Int?"),
        ("func f(x: Int?) { if let x { at(x) } }", "x: Int?"),
        ("func f(x: Int?) { guard let x = y else { return }; at(x) }", "let x = y"),
        ("func f(x: Int?) { at(x); guard let x = y else { return } }", "x: Int?"),
        ("func f(x: Int?) { if a { guard let x = y else { return } }; at(x) }", "x: Int?"),
        ("func f(x: Int) { for x in y { at(x) } }", "x"),
        ("func f(x: Int) { switch y { case .a(let x): at(x); default: at() } }", ".a(let x)"),
        ("func f(x: Int) { switch y { case .a(let x): at(); default: at(x) } }", "x: Int"),
        ("func f(x: Int) { while case .a(let x) = y { at(x) } }", ".a(let x)"),
        ("func f(x: Int) { do { } catch let x { at(x) } }", "let x"),
        ("func f() { func x() {}; at(x) }", "func x() {}"),
    ])
    func theInnermostIsMeant(text: String, meant: String) throws {
        #expect(try meaning(in: text) == meant)
    }

    @Test(arguments: [
        "func f(y: Int) { at(x) }",
        "func f(x: Int) { }; func g() { at(x) }",
        "func f(x: Int) { struct S { var y: Int { at(x) } } }",
        "func f() { if a { let x = 1 }; at(x) }",
        "struct S { let x = 1; func f() { at(x) } }",
    ])
    func noLocalIsMeant(text: String) throws {
        #expect(try meaning(in: text) == nil)
    }

    /// A long chain of branches costs a branch what a short one does: nothing climbs out of it.
    @Test(arguments: [10, 2000])
    func depthCostsNothing(depth: Int) throws {
        let branches = (0..<depth).map { "if a == \($0) { let y\($0) = 1 } else " }.joined()
        let text = "func f(x: Int) { \(branches){ at(x) } }"
        let tree = Parser.parse(Array(text.utf8))
        let names = LocalNames(tree)
        #expect(names.count == depth + 1)
        #expect(try names.looks(for: Name("x"), at: asked(in: tree).id) == 1)
    }

    /// However often a name is bound beside a place, it is come to in two looks: the last one before it, and what is
    /// around that.
    @Test func namesakesBesideCostNothing() throws {
        let siblings = (0..<2000).map { _ in "run { x in x }; " }.joined()
        let tree = Parser.parse(Array("func f(x: Int) { \(siblings)at(x) }".utf8))
        let names = LocalNames(tree)
        #expect(names.count == 2001)
        #expect(try names.looks(for: Name("x"), at: asked(in: tree).id) == 2)
    }

    private func meaning(in text: String) throws -> String? {
        let tree = Parser.parse(Array(text.utf8))
        guard let binding = try LocalNames(tree).binding(of: Name("x"), at: asked(in: tree).id) else { return nil }
        return Node(tree: tree, id: binding.node).text
    }

    /// The word in `at(x)`.
    private func asked(in tree: SyntaxTree) throws -> Node {
        let call = tree.root.descendants.first { node in
            node.kind == .call && node.link?.name == Name("at") && !node.callArguments.isEmpty
        }
        return try #require(call?.callArguments.first?.value)
    }
}
