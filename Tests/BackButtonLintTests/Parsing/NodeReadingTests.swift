import Testing

@testable import BackButtonLint

/// The words that nodes are read with.
@Suite struct NodeReadingTests {
    private func nodes(_ kind: NodeKind, in text: String) -> [Node] {
        Parser.parse(Array(text.utf8)).root.descendants.filter { $0.kind == kind }
    }

    private func first(_ kind: NodeKind, in text: String) throws -> Node { try #require(nodes(kind, in: text).first) }

    // MARK: Siblings

    @Test func siblingsLeadToEachOther() throws {
        let chain = try first(.chain, in: "a.b { c { d } }!.e(f)")
        let children = Array(chain.children)
        #expect(children.map(\.previousSibling) == [nil] + children.dropLast().map { $0 })
        #expect(children.map(\.nextSibling) == children.dropFirst().map { $0 } + [nil])
        #expect(children[1].firstChild?.previousSibling == nil)
    }

    // MARK: Arguments

    @Test func argumentsAreFoundByLabelAndByPlace() throws {
        let call = try first(.call, in: "ToolbarItem(1, placement: .topBarLeading, content: { back() })")
        #expect(call.arguments.map { $0.label?.text } == [nil, "placement", "content"])
        #expect(call.argument("placement")?.text == ".topBarLeading")
        #expect(call.argument("content")?.kind == .closure)
        #expect(call.argument("missing") == nil)
        #expect(call.argument(at: 0)?.text == "1")
        #expect(call.argument(at: 1) == nil)
        #expect(call.argument(at: 9) == nil)
    }

    @Test func attributesMacrosSubscriptsAndTuplesHaveArguments() throws {
        #expect(try first(.attribute, in: "@Environment(\\.dismiss) var a").argument(at: 0)?.kind == .keyPath)
        #expect(try first(.macroExpansion, in: "#Preview(\"A\", traits: b)").argument("traits")?.text == "b")
        #expect(try first(.subscriptCall, in: "a[b: 1]").argument("b")?.text == "1")
        #expect(try first(.tuple, in: "(a, b: 2)").argument("b")?.text == "2")
        #expect(try first(.interpolation, in: "\"\\(a, b: 2)\"").argument("b")?.text == "2")
        #expect(try first(.attribute, in: "@MainActor func a() {}").arguments.isEmpty)
    }

    // MARK: Calls and closures

    @Test(arguments: [
        ("a()", "a"), ("a.b()", "b"), ("a.b?()", "b"), ("a!()", "a"), ("a<Int>()", "a"), ("a.b<[Int]>(1)", "b"),
        (".a()", "a"), ("a { }", "a"), ("A.init(b: 1)", "init"), ("a::b()", "b"), ("`a`()", "`a`"),
    ])
    func theCalledNameIsTheLastOfTheCallee(text: String, name: String) throws {
        #expect(try first(.call, in: text).calledName == name)
    }

    @Test(arguments: ["(a)()", "{ }()", "a[0]()", "\"a\"()", "_()"])
    func aCalleeMayHaveNoName(text: String) throws {
        #expect(try first(.call, in: text).calledName == nil)
    }

    @Test func closuresAreHandedInAndBehindTheParentheses() throws {
        let call = try first(.call, in: "Button(action: { a() }, b: 1) { c() } label: { d() }")
        #expect(call.handedClosures.map { $0.label?.text } == ["action", nil, "label"])
        #expect(call.handedClosures.map(\.isTrailing) == [false, true, true])
        #expect(call.handedClosure("label")?.text == "{ d() }")
        #expect(call.trailingClosure?.text == "{ c() }")
    }

    // MARK: Declarations

    @Test(arguments: [
        ("struct A<B>: C {}", "A"), ("extension A . B {}", "A.B"), ("func ==<T>(a: T) {}", "=="),
        ("func < (a: B) {}", "<"),
        ("func `a b`() {}", "`a b`"), ("let a = 1, b = 2", "a"), ("enum A { case b }", "A"), ("typealias A = B", "A"),
    ])
    func declarationsHaveTheirNames(text: String, name: String) throws {
        let declaration = try #require(Parser.parse(Array(text.utf8)).root.children.first { $0.kind.isDeclaration })
        #expect(declaration.declaredName == name)
    }

    @Test func wordsBeforeADeclarationAreRead() throws {
        let text = "@State @a.B<C>(1) public private(set) static var d = 1"
        let declaration = try first(.variableDecl, in: text)
        #expect(declaration.keyword == .var)
        #expect(declaration.hasModifier("static"))
        #expect(declaration.hasModifier("private"))
        #expect(!declaration.hasModifier("lazy"))
        #expect(declaration.attribute(named: "State") != nil)
        #expect(declaration.attribute(named: "d") == nil)
        #expect(try first(.funcDecl, in: "class func a() {}").hasModifier("class"))
        #expect(try first(.classDecl, in: "final class A {}").keyword == .class)
    }

    @Test func attributesWithinDirectivesAreRead() throws {
        let declaration = try first(.funcDecl, in: "#if A\n@B\n#else\n@C(d())\n#endif\nfunc e() {}")
        #expect(declaration.attribute(named: "B") != nil)
        #expect(declaration.attribute(named: "C")?.argument(at: 0)?.text == "d()")
    }

    // MARK: Places

    @Test func siblingsAndAncestorsAreFound() throws {
        let call = try first(.call, in: "struct A { var b: C { d().e } }")
        #expect(call.nextSibling?.text == ".e")
        #expect(call.nextSibling?.nextSibling == nil)
        #expect(call.firstAncestor(.binding)?.declaredName == "b")
        #expect(call.firstAncestor(.structDecl)?.declaredName == "A")
        #expect(call.firstAncestor(.enumDecl) == nil)
        #expect(call.firstAncestor { $0.isDeclaration }?.kind == .variableDecl)
    }
}
