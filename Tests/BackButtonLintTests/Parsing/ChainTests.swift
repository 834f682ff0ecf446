import Testing

@testable import BackButtonLint

@Suite struct ChainTests {
    private func chain(_ text: String) throws -> Chain {
        let tree = Parser.parse(Array(text.utf8))
        return Chain(of: try #require(tree.root.children.first { _ in true }))
    }

    @Test func membersStandWithTheirCalls() throws {
        let chain = try chain("Text(\"a\").padding().bold.toolbar(b: 1) { c() }")
        #expect(chain.base.text == "Text")
        #expect(chain.baseCall?.argument(at: 0)?.text == "\"a\"")
        #expect(chain.parts.map { $0.name?.text } == ["padding", "bold", "toolbar"])
        #expect(chain.parts.map { $0.call != nil } == [true, false, true])
        #expect(chain.part(named: "toolbar")?.argument("b")?.text == "1")
        #expect(chain.part(named: "toolbar")?.call?.trailingClosure?.text == "{ c() }")
        #expect(chain.part(named: "bold")?.isNamed("bold") == true)
    }

    @Test func marksAreLookedThrough() throws {
        let chain = try chain("a?.b?(1)!.c")
        #expect(chain.parts.map { $0.name?.text } == ["b", "c"])
        #expect(chain.parts[0].call?.argument(at: 0)?.text == "1")
    }

    @Test func callsOfWhatHasNoNameStandAlone() throws {
        let chain = try chain("a()()[0](1).b()()")
        #expect(chain.baseCall?.text == "()")
        #expect(chain.parts.map { $0.name?.text } == [nil, nil, nil, "b", nil])
        #expect(chain.parts.map { $0.node.kind } == [.call, .subscriptCall, .call, .member, .call])
    }

    @Test func branchesAreFlattenedWithTheirClauses() throws {
        let chain = try chain(
            """
            a()
                .first()
                #if A
                .second { }
                #if B
                .third()
                #endif
                #else
                .fourth()
                #endif
                .fifth()
            """)
        #expect(chain.parts.map { $0.name?.text } == ["first", "second", "third", "fourth", "fifth"])
        #expect(chain.parts.map(\.clauses.count) == [0, 1, 2, 1, 0])
        #expect(chain.parts[2].clauses.map { $0.condition?.text } == ["A", "B"])
        #expect(chain.parts[3].clauses.map { $0.condition?.text } == [nil])
    }

    @Test func anyPartLeadsToItsChain() throws {
        let tree = Parser.parse(Array("a.b()\n#if A\n.c()\n#endif\n.d()".utf8))
        for node in tree.root.descendants where node.kind == .call || node.kind == .member {
            #expect(Chain(of: node).parts.count == 3)
        }
        let lone = try #require(Parser.parse(Array("alone".utf8)).root.children.first { _ in true })
        #expect(Chain(of: lone).base == lone)
        #expect(Chain(of: lone).parts.isEmpty)
    }
}
