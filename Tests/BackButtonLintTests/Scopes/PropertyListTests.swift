import Testing

@testable import BackButtonLint

@Suite struct PropertyListTests {
    private func list(_ text: String) -> PropertyList { PropertyList(bytes: Array(text.utf8)) }

    @Test func readsPairsAroundComments() {
        let list = list("// !$*UTF8*$!\n{ a /* { */ = b; \"c;\" = ( 1, /* , */ \"2,\", ); /* end */ d = { e = f; }; }")
        let fields = Array(list.fields(at: list.root))
        #expect(fields.map { list.text(of: $0.key) } == ["a", "c;", "d"])
        #expect(list.string(at: fields[0].value) == "b")
        #expect(list.elements(at: fields[1].value).map { list.string(at: $0) } == ["1", "2,"])
        #expect(list.fields(at: fields[2].value).map { list.string(at: $0.value) } == ["f"])
    }

    @Test(arguments: [
        ("\"a\\\"b\"", "a\"b"), ("\"\\U00e9t\\U00e9\"", "été"), ("\"\\351\"", "é"), ("\"a\\nb\"", "a\nb"),
        ("'it is'", "it is"), ("plain/path-1.swift", "plain/path-1.swift"), ("\"open", "open"), ("\"\\", "\\"),
    ])
    func unescapesStrings(written: String, means: String) { #expect(list(written).string(at: 0) == means) }

    @Test func stepsOverWhatMakesNoSense() {
        let list = list("{ = ; a ; ) b = c; ( d ) e = ; f = g }")
        let fields = Array(list.fields(at: 0))
        #expect(fields.map { list.text(of: $0.key) }.contains("b"))
        #expect(fields.contains { list.text(of: $0.key) == "f" && list.string(at: $0.value) == "g" })
    }

    @Test func depthCostsNoStack() {
        let depth = 300_000
        let list = list("{ a = " + String(repeating: "({ x = ", count: depth) + "; b = c; }")
        #expect(Array(list.fields(at: 0)).count == 1)
        let closed = self.list(
            "{ a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; b = c; }")
        #expect(Array(closed.fields(at: 0)).map { closed.text(of: $0.key) } == ["a", "b"])
    }

    @Test(arguments: [
        "", "{", "(", "}", "{a", "{a=", "{a=\"", "/*", "{ a = /* b", "\"", "{ a = { b = ( c", ";;;", "{,,,}",
    ])
    func endsOnCutText(text: String) {
        let list = list(text)
        for field in list.fields(at: list.root) { _ = list.string(at: field.value) }
        for element in list.elements(at: list.root) { _ = list.string(at: element) }
        #expect(list.skippingValue(from: list.root) <= text.utf8.count)
    }

    @Test func findsObjectsByIdentifier() throws {
        let many = (0..<5_000).map { "ID\($0) /* x */ = { isa = Thing; number = \($0); next = ID\($0 + 1); };" }
        let list = list("{" + many.joined(separator: "\n") + "}")
        let table = ObjectTable(list, at: 0)
        #expect(table.count == 5_000)
        for row in [0, 1, 4_998] {
            let next = try #require(table.object("next", of: row))
            #expect(table.string("number", of: next) == "\(row + 1)")
            #expect(table.isA("Thing", next))
        }
        #expect(table.object("next", of: 4_999) == nil)
    }
}
