import Foundation
import Testing

@testable import BackButtonLint

@Suite struct JSONValueTests {
    @Test func textsAreEscapedAndReadBack() throws {
        let text = "\"quoted\" back\\slash /path \n\r\t\u{0}\u{1b}\u{7f}\u{85}\u{2028} é 焼 👩‍👩‍👧"
        let read = try JSONSerialization.jsonObject(
            with: Data(JSONValue.string(text).document.utf8), options: .fragmentsAllowed)
        #expect(read as? String == text)
        #expect(!JSONValue.quoted(text).contains("\\/"))
    }

    @Test func keysKeepTheirOrder() {
        let value: JSONValue = [
            "b": 1, "a": .array([]), "c": .object([]), "d": .null, "e": ["z": .bool(true), "y": 2],
        ]
        #expect(
            value.document == """
                {
                  "b": 1,
                  "a": [],
                  "c": {},
                  "d": null,
                  "e": { "z": true, "y": 2 }
                }

                """)
    }

    /// Every key that the contract of the JSON report names, wherever it belongs.
    @Test func everyKeyIsAlwaysThere() throws {
        let text = Reporter.json.render(SampleReport.report, ReportStyle())
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let schema: [String: Set<String>] = [
            "": ["schemaVersion", "tool", "root", "summary", "diagnostics", "screens"],
            "tool": ["name", "version"],
            "summary": [
                "files", "parsed", "screens", "errors", "warnings", "notes", "suppressed", "baselined", "fixable",
            ],
            "diagnostics": [
                "rule", "severity", "message", "screen", "scope", "path", "range", "notes", "fixIts", "fingerprint",
            ],
            "notes": ["message", "path", "range"], "fixIts": ["message", "safe", "edits", "creates"],
            "edits": ["path", "range", "replacement"], "creates": ["path", "contents"], "range": ["start", "end"],
            "start": ["line", "column", "utf16Column", "offset"], "end": ["line", "column", "utf16Column", "offset"],
            "screens": [
                "screen", "scope", "path", "range", "hides", "reached", "wayBack", "swipeBack", "locked", "uses",
            ],
            "wayBack": ["verdict", "evidence"], "swipeBack": ["verdict", "evidence"],
            "evidence": ["path", "line", "column", "what"],
            "uses": ["screen", "path", "range", "reached", "wayBack", "swipeBack"],
        ]
        var seen: Set<String> = []
        var open: [(key: String, value: Any)] = [("", document)]
        while let (key, value) = open.popLast() {
            if let object = value as? [String: Any] {
                #expect(Set(object.keys) == schema[key], "\(key)")
                seen.insert(key)
                open += object.map { ($0.key, $0.value) }
            } else if let array = value as? [Any] {
                open += array.map { (key, $0) }
            }
        }
        #expect(seen == Set(schema.keys))
    }
}
