import Foundation
import Testing

@testable import BackButtonLint

/// `.github/backlint.schema.json` says of a configuration what the reader does.
@Suite struct ConfigurationSchemaTests {
    private static let file = TestInput.package.appending(path: ".github/backlint.schema.json")

    /// `BACKLINT_RECORD=1 swift test --filter ConfigurationSchema` writes it anew.
    @Test func theSchemaIsThatOfTheTables() throws {
        let text = Self.schema.document
        if ProcessInfo.processInfo.environment["BACKLINT_RECORD"] != nil {
            try Data(text.utf8).write(to: Self.file)
            Issue.record("recorded \(Self.file.path)")
            return
        }
        let cure = "keys, values or rules have changed: BACKLINT_RECORD=1 swift test --filter ConfigurationSchema"
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "\(cure)")
    }

    @Test func theSchemaNamesEveryKeyRuleAndValue() throws {
        let schema = try Self.read()
        let keys = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == Set(ConfigurationKey<ConfigurationFile>.all.map(\.name)))
        let rules = try #require(keys["rules"]?["properties"] as? [String: [String: Any]])
        #expect(Set(rules.keys) == Set(Rule.all.map(\.id)))
        for rule in rules.values { #expect(rule["enum"] as? [String] == ["off", "note", "warning", "error"]) }
        let entry = try #require((keys["paths"]?["items"] as? [String: Any])?["properties"] as? [String: Any])
        #expect(Set(entry.keys) == ["glob", "rules"])
    }

    /// Not only the words: what one takes the other takes.
    @Test(arguments: [
        ("{}", true),
        (ConfigurationTemplate.text(of: Rule.all).split(separator: "\n").filter { !$0.contains("//") }.joined(), true),
        (#"{ "$schema": "x", "included": ["App", "../x/App"], "excluded": ["!a", "/b", "*.swift"] }"#, true),
        (#"{ "rules": { "missing_back_button": "off", "missing_swipe_back": "error" } }"#, true),
        (#"{ "paths": [{ "glob": "A/**", "rules": { "missing_back_button": "note" } }] }"#, true),
        (#"{ "leaves": ["finish", "_a1", "schließe"], "backControls": [], "restoresSwipe": ["S"] }"#, true),
        (#"{ "deploymentTarget": "16.4.1", "itemPlacement": "navigation", "baseline": "b" }"#, true),
        ("[]", false), ("null", false), (#"{ "exclude": [] }"#, false), (#"{ "excluded": "a" }"#, false),
        (#"{ "excluded": [1] }"#, false), (#"{ "excluded": [""] }"#, false), (#"{ "included": ["/a"] }"#, false),
        (#"{ "included": ["!a"] }"#, false), (#"{ "rules": { "zebra": "off" } }"#, false),
        (#"{ "rules": { "missing_back_button": "fatal" } }"#, false), (#"{ "rules": [] }"#, false),
        (#"{ "rules": { "missing_back_button": true } }"#, false), (#"{ "paths": {} }"#, false),
        (#"{ "paths": ["a"] }"#, false), (#"{ "paths": [{ "glob": "a" }] }"#, false),
        (#"{ "paths": [{ "rules": {} }] }"#, false), (#"{ "paths": [{ "glob": "!a", "rules": {} }] }"#, false),
        (#"{ "paths": [{ "glob": "a", "rules": {}, "x": 1 }] }"#, false), (#"{ "leaves": ["a.b"] }"#, false),
        (#"{ "leaves": ["1a"] }"#, false), (#"{ "leaves": ["a()"] }"#, false), (#"{ "deploymentTarget": 16 }"#, false),
        (#"{ "deploymentTarget": "16." }"#, false), (#"{ "deploymentTarget": "x" }"#, false),
        (#"{ "itemPlacement": "leading" }"#, false), (#"{ "baseline": null }"#, false),
    ])
    func theReaderTakesWhatTheSchemaTakes(text: String, isTaken: Bool) throws {
        // `../x/App` leads from /x/ci back to its root.
        let file = try? ConfigurationFile.parse(
            Array(text.utf8), path: "/x/ci/.backlint.json", rules: Rule.all.map(\.id), root: Array("/x".utf8))
        #expect((file != nil) == isTaken)
        // Foundation reads no trailing commas.
        let strict = text.replacing(/,\s*(?=[}\]])/, with: "")
        let value = try JSONSerialization.jsonObject(with: Data(strict.utf8), options: .fragmentsAllowed)
        #expect(try Self.takes(value, Self.read()) == isTaken)
    }

    private static func read() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    /// Whether a value is as a schema says, by the words that ours uses.
    private static func takes(_ value: Any, _ schema: [String: Any]) throws -> Bool {
        switch schema["type"] as? String {
        case "object":
            guard let object = value as? [String: Any] else { return false }
            let known = try #require(schema["properties"] as? [String: [String: Any]])
            #expect(schema["additionalProperties"] as? Bool == false)
            let required = schema["required"] as? [String] ?? []
            return try required.allSatisfy { object[$0] != nil }
                && object.allSatisfy { key, value in try known[key].map { try takes(value, $0) } ?? false }
        case "array":
            guard let list = value as? [Any] else { return false }
            let items = try #require(schema["items"] as? [String: Any])
            return try list.allSatisfy { try takes($0, items) }
        default:
            guard let text = value as? String else { return false }
            if let choices = schema["enum"] as? [String] { return choices.contains(text) }
            guard text.count >= schema["minLength"] as? Int ?? 0 else { return false }
            guard let pattern = schema["pattern"] as? String else { return true }
            return try Regex(pattern).firstMatch(in: text) != nil
        }
    }
}

// MARK: The schema

extension ConfigurationSchemaTests {
    private static var schema: JSONValue {
        .object(
            [
                member("$schema", "http://json-schema.org/draft-07/schema#"), member("title", ".backlint.json"),
                member("description", "What backlint looks at, and which rules speak."),
                JSONValue.Member(key: "allowTrailingCommas", value: .bool(true)),
            ] + object(of: ConfigurationKey<ConfigurationFile>.all, areRequired: false))
    }

    private static func member(_ key: String, _ text: String) -> JSONValue.Member {
        JSONValue.Member(key: key, value: .string(text))
    }

    private static func object<Record>(
        of keys: [ConfigurationKey<Record>], areRequired: Bool
    ) -> [JSONValue.Member] {
        let properties = keys.map { key in
            JSONValue.Member(
                key: key.name,
                value: .object(
                    [member("description", key.summary.split(separator: "\n").joined(separator: " "))] + form(of: key)))
        }
        var members = [
            member("type", "object"), JSONValue.Member(key: "properties", value: .object(properties)),
            JSONValue.Member(key: "additionalProperties", value: .bool(false)),
        ]
        if areRequired {
            members.append(JSONValue.Member(key: "required", value: .array(keys.map { .string($0.name) })))
        }
        return members
    }

    private static func form<Record>(of key: ConfigurationKey<Record>) -> [JSONValue.Member] {
        switch key.form {
        case .single(let value, _): string(value)
        case .list(let value, _): list(of: string(value))
        case .levels:
            [
                member("type", "object"),
                JSONValue.Member(
                    key: "properties",
                    value: .object(
                        Rule.all.map { rule in
                            JSONValue.Member(
                                key: rule.id, value: .object([member("description", rule.summary)] + string(.level)))
                        })),
                JSONValue.Member(key: "additionalProperties", value: .bool(false)),
            ]
        case .pathRules:
            list(of: object(of: ConfigurationKey<ConfigurationFile.PathRules>.all, areRequired: true))
        }
    }

    private static func list(of items: [JSONValue.Member]) -> [JSONValue.Member] {
        [member("type", "array"), JSONValue.Member(key: "items", value: .object(items))]
    }

    private static func string(_ value: ConfigurationValue) -> [JSONValue.Member] {
        if let choices = value.choices {
            return [JSONValue.Member(key: "enum", value: .array(choices.map { .string($0) }))]
        }
        let type = [member("type", "string"), JSONValue.Member(key: "minLength", value: .number(1))]
        let letter = "A-Za-z_\\u0080-\\uffff"
        switch value {
        case .text, .path, .pattern, .placement, .level: return type
        case .includedPath: return type + [member("pattern", "^[^/!]")]
        case .fileGlob: return type + [member("pattern", "^[^!]")]
        case .name: return type + [member("pattern", "^[\(letter)][0-9\(letter)]*$")]
        case .version: return type + [member("pattern", "^[0-9]+(\\.[0-9]+)*$")]
        }
    }
}
