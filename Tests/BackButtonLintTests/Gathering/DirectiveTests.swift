import Testing

@testable import BackButtonLint

/// One grammar for everything that is said to backlint in the sources.
@Suite struct DirectiveTests {
    @Test(arguments: [
        ("// backlint:disable:next a_rule - why", "disable:next", "a_rule", "why"),
        ("//backlint:disable:this a_rule", "disable:this", "a_rule", ""),
        ("//\t backlint:disable:previous a,b , c\td", "disable:previous", "a b c d", ""),
        ("// backlint:disable all", "disable", "all", ""),
        ("// backlint:disable:next,a", "disable:next", "a", ""),
        ("// backlint:enable a  \t", "enable", "a", ""),
        (
            "// backlint:locked - the payment - which takes long - is running", "locked", "",
            "the payment - which takes long - is running"
        ),
        ("// backlint:locked -- why", "locked", "", "why"),
        ("// backlint:locked — why", "locked", "", "why"),
        ("// backlint:locked–why", "locked", "", "why"),
        ("// backlint:locked -why", "locked", "", "why"),
        ("// backlint:locked- why", "locked", "", "why"),
        ("// backlint:disable:next a-b - why", "disable:next", "a-b", "why"),
        ("// backlint:disable:next a− b", "disable:next", "a", "b"),
        ("// backlint:locked", "locked", "", ""),
        ("// backlint:locked -", "locked", "", ""),
        ("// backlint:locked - // a comment on it", "locked", "", ""),
        ("// backlint:locked - see https://example.com // again", "locked", "", "see https://example.com // again"),
        ("// backlint:disable:next a // a comment on it - why", "disable:next", "a", ""),
    ])
    func aDirectiveIsRead(comment: String, verb: String, rules: String, reason: String) throws {
        for text in ["\(comment)\nlet a = 1", "let a = 1  \(comment)\r\nlet b = 2", comment] {
            let directives = all(text)
            try #require(directives.count == 1, "\(text)")
            #expect(directives[0].verb?.rawValue == verb)
            #expect(directives[0].rules == rules.split(separator: " ").map(String.init))
            #expect(directives[0].reason == reason)
            let written = String(decoding: Array(text.utf8)[directives[0].place], as: UTF8.self)
            #expect(written == String(comment.reversed().drop(while: \.isWhitespace).reversed()))
        }
    }

    @Test(arguments: [
        ("// backlint:lockedfoo - why", "lockedfoo"), ("// backlint:disable:nxt a", "disable:nxt"),
        ("// backlint:Locked", "Locked"), ("// backlint: locked - why", " locked"),
        ("// backlint:locked: why", "locked:"),
    ])
    func aSlipIsNoVerb(comment: String, word: String) {
        #expect(all(comment).map(\.word) == [word])
        #expect(all(comment).map(\.verb) == [nil])
    }

    @Test(arguments: [
        "/// backlint:locked - why", "//// backlint:locked - why", "// // backlint:locked - why",
        "/* backlint:locked - why */",
        "/*\n// backlint:locked - why\n*/", "let a = \"// backlint:locked - why\"",
        "let a = \"\"\"\n// backlint:locked\n\"\"\"",
        "let a = #\"// backlint:locked\"#", "// see backlint:locked", "// Backlint:locked - why", "// backlint",
        "// backlint:", "// backlint: finds what hides", "// backlint - locked", "// backlinting:locked",
    ])
    func whatOnlyLooksLikeADirectiveIsNone(_ text: String) {
        #expect(all(text) == [])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func aDirectiveSpeaksOfItsLines(end: String) throws {
        func lines(_ directive: String) throws -> String {
            let text = ["aa", "bb", "cc // backlint:\(directive)", "dd", "ee"].joined(separator: end)
            let reach = try #require(all(text).first).reach
            return String(decoding: Array(text.utf8)[reach], as: UTF8.self)
        }
        #expect(try lines("disable:this x") == "cc // backlint:disable:this x")
        #expect(try lines("disable:next x") == "dd")
        #expect(try lines("disable:previous x") == "bb")
        #expect(try lines("locked") == "cc // backlint:locked\(end)dd")
    }

    @Test func whereThereIsNoLineNothingIsSpokenOf() {
        #expect(all("// backlint:disable:previous x").map(\.reach.count) == [0])
        #expect(all("// backlint:disable:next x").map(\.reach.count) == [0])
    }

    @Test func aLockReachesItsLineAndTheNext() {
        let lines = [
            "a // backlint:locked - one", "b", "c", "// backlint:locked - two", "d // backlint:disable:this all", "e",
            "// backlint:locked - three", "", "f", "g // backlint:locked - four",
        ]
        let text = Array(lines.joined(separator: "\n").utf8)
        let facts = Gatherer.facts(of: Parser.parse(text))
        var start = 0
        let locks = lines.map { line in
            defer { start += line.utf8.count + 1 }
            return facts.lock(at: start)?.reason
        }
        #expect(locks == ["one", "one", nil, "two", "two", nil, "three", nil, nil, "four"])
    }

    private func all(_ text: String) -> [Directive] { Directive.all(in: Parser.parse(Array(text.utf8))) }
}

extension [UInt8] {
    fileprivate subscript(range: ByteRange) -> ArraySlice<UInt8> { self[range.start..<range.end] }
}
