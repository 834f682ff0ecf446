/// A JSON document as a value, printed with its keys in the order they were given.
///
/// Our own since a report must look the same on every system and every run.
indirect enum JSONValue: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Int)
    case bool(Bool)
    case null

    /// A key of an object and what stands behind it.
    struct Member: Sendable {
        let key: String
        let value: JSONValue
    }

    /// The document with two spaces a level and a line end; an object of plain values stands on one line.
    var document: String {
        var output = ""
        write(to: &output, indent: "")
        output += "\n"
        return output
    }

    /// The document on one line, without a line end.
    var line: String {
        switch self {
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.line }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ",") + "]"
        case .string(let text): Self.quoted(text)
        case .number(let number): String(number)
        case .bool(let value): value ? "true" : "false"
        case .null: "null"
        }
    }

    /// A string with its quotes.
    static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// What stands between the quotes of a string; nothing in it is a build server's command.
    static func escaped(_ text: String) -> String { LogCommand.broken(withEscapes(text), by: "\\u0023") }

    private static func withEscapes(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || PrintableText.isControl($0) }) else {
            return text
        }
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where PrintableText.isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    private var isPlain: Bool {
        switch self {
        case .string, .number, .bool, .null: true
        case .object(let members): members.isEmpty
        case .array(let elements): elements.isEmpty
        }
    }

    private func write(to output: inout String, indent: String) {
        let inner = indent + "  "
        switch self {
        case .object(let members) where members.isEmpty:
            output += "{}"
        case .object(let members) where members.allSatisfy(\.value.isPlain) && members.count <= 4:
            output += "{ "
            for (index, member) in members.enumerated() {
                if index > 0 { output += ", " }
                output += Self.quoted(member.key) + ": "
                member.value.write(to: &output, indent: "")
            }
            output += " }"
        case .object(let members):
            output += "{\n"
            for (index, member) in members.enumerated() {
                output += inner + Self.quoted(member.key) + ": "
                member.value.write(to: &output, indent: inner)
                output += index == members.count - 1 ? "\n" : ",\n"
            }
            output += indent + "}"
        case .array(let elements) where elements.isEmpty:
            output += "[]"
        case .array(let elements):
            output += "[\n"
            for (index, element) in elements.enumerated() {
                output += inner
                element.write(to: &output, indent: inner)
                output += index == elements.count - 1 ? "\n" : ",\n"
            }
            output += indent + "]"
        case .string(let text): output += Self.quoted(text)
        case .number(let number): output += String(number)
        case .bool(let value): output += value ? "true" : "false"
        case .null: output += "null"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral number: Int) { self = .number(number) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// The keys keep the order in which they are written.
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member(key: $0.0, value: $0.1) })
    }
}
