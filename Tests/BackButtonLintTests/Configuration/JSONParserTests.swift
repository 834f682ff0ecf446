import Testing

@testable import BackButtonLint

/// What the reader of JSON understands, and where it stops.
@Suite struct JSONParserTests {
    /// The document in strict JSON, or the first fault.
    private func read(_ text: String) -> String {
        let (document, faults) = JSONParser.parse(Array(text.utf8))
        if let fault = faults.first { return "\(fault.offset): \(fault.message)" }
        return document.root.map(Self.text) ?? "nothing"
    }

    private static func text(of node: JSONNode) -> String {
        switch node.kind {
        case .object:
            "{" + node.members.map { JSONValue.quoted($0.key.text) + ":" + text(of: $0.value) }.joined(separator: ",")
                + "}"
        case .array: "[" + node.elements.map(text).joined(separator: ",") + "]"
        case .string: JSONValue.quoted(node.text)
        case .number, .boolean, .null: node.text
        case .key, .invalid: "?"
        }
    }

    @Test(arguments: [
        ("{}", "{}"),
        (" [ ] ", "[]"),
        ("[1, -2.5e3, true, false, null, 0]", "[1,-2.5e3,true,false,null,0]"),
        (#"{"a":{"b":[{},[]]},"c":"d",}"#, #"{"a":{"b":[{},[]]},"c":"d"}"#),
        ("[1,2,]", "[1,2]"),
        ("// one\n{ /* two\n */ \"a\" /**/ : // three\n 1 } // four", #"{"a":1}"#),
        ("[1/**/,2//\n]", "[1,2]"),
        (#"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"]"#, #"["\"\\/\u0008\u000c\n\r\té😀"]"#),
        ("[\"// no comment\", \"é日\"]", "[\"// no comment\",\"é日\"]"),
        ("{\"a\":1}\r\n", #"{"a":1}"#),
    ])
    func whatIsMeantIsRead(text: String, meaning: String) {
        #expect(read(text) == meaning)
    }

    @Test(arguments: [
        ("", "0: the file is empty; the least that it can say is {}"),
        ("// only this", "0: the file is empty; the least that it can say is {}"),
        ("{", "0: this '{' is never closed"),
        ("{\"a\": [1, {}", "6: this '[' is never closed"),
        ("{}}", "2: nothing may follow what was closed before"),
        ("[]]", "2: nothing may follow what was closed before"),
        ("}", "0: a value is missing before '}'"),
        ("[1}", "2: a ']' belongs here, not '}'"),
        ("{\"a\":1]", "6: a '}' belongs here, not ']'"),
        ("[1,,2]", "3: a value is missing before ','"),
        ("{\"a\":}", "5: a value is missing before '}'"),
        ("{,}", "1: a key in double quotes is missing before ','"),
        ("{\"a\" 1}", "5: a colon is missing behind the key"),
        ("{\"a\"", "4: a colon is missing behind the key"),
        ("{\"a\" = 1}", "5: a colon is missing behind the key"),
        ("{\"a\": 1; \"b\": 2}", "7: a comma belongs here, not ';'"),
        ("{\"a\": 1\n \"b\": 2}", "7: a comma is missing here"),
        ("[[1]\n 2]", "4: a comma is missing here"),
        ("{a: 1}", "1: 'a' needs double quotes: \"a\""),
        ("[App]", "1: 'App' needs double quotes: \"App\""),
        ("['App']", "1: strings stand in double quotes, not in single ones"),
        ("[\u{201C}App\u{201D}]", "1: '\u{201C}App\u{201D}' is no value; strings stand in double quotes"),
        ("[\"a\nb\"]", "1: this string is not closed on its line"),
        ("[\"a", "1: this string is not closed on its line"),
        ("[\"a\\", "1: this string is not closed on its line"),
        ("[\"a\tb\"]", "3: a control character in a string is written \\u0009"),
        (#"["a\qb"]"#, "3: a backslash before this means nothing; one that is meant is written twice"),
        (#"["\u12G4"]"#, "2: \\u takes the four digits of a character"),
        (#"["\uD800"]"#, "2: \\u takes the four digits of a character"),
        ("/* open {}", "0: this comment is never closed"),
        ("/*/", "0: this comment is never closed"),
        ("[01]", "1: '01' needs double quotes: \"01\""),
        ("[1.]", "1: '1.' needs double quotes: \"1.\""),
        ("/", "0: '/' is no value; strings stand in double quotes"),
    ])
    func whatIsWrongIsToldWithItsPlace(text: String, fault: String) {
        #expect(read(text) == fault)
    }

    @Test func nestingHasALimit() {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(read(deepest) == deepest)
        #expect(read("[" + deepest + "]") == "64: this is nested more than 64 levels deep")
        #expect(read(String(repeating: "{\"a\":", count: 100_000)) == "320: this is nested more than 64 levels deep")
    }

    @Test func slipsAreReadOver() {
        let (document, faults) = JSONParser.parse(Array("{a: 'b'\n \"c\": D, \"e\": [,]}".utf8))
        #expect(faults.count == 5, "\(faults)")
        #expect(document.root?.members.map(\.key.text) == ["a", "c", "e"])
    }

    @Test func noTextStopsIt() {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "'", "/", "*", "\n", "a", "1", "-", " ", "é", "u", "\u{1}",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }
            let (document, faults) = JSONParser.parse(Array(text.joined().utf8))
            #expect(faults.allSatisfy { $0.offset <= text.joined().utf8.count && !$0.message.isEmpty })
            #expect(document.root != nil || !faults.isEmpty)
            for row in document.rows.indices {
                #expect(document.rows[row].next > row && document.rows[row].next <= document.rows.count)
            }
        }
    }
}
