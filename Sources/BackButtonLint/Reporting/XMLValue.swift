/// An XML element as a value, printed with its attributes in the order they were given.
struct XMLValue: Sendable {
    let name: String
    let attributes: [(name: String, value: String)]
    let content: Content

    /// What stands between the tags.
    enum Content: Sendable {
        case elements([XMLValue])
        case text(String)
    }

    /// The order of attributes is that in which they are written.
    init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ elements: [XMLValue] = []) {
        self.init(name, attributes, .elements(elements))
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String) {
        self.init(name, attributes, .text(text))
    }

    private init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: Content) {
        self.name = name
        self.attributes = attributes.map { (name: $0.key, value: $0.value) }
        self.content = content
    }

    /// The document with its declaration, two spaces a level, and a line end.
    var document: String {
        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &output, indent: "")
        return output
    }

    private func write(to output: inout String, indent: String) {
        output += indent + "<" + name
        for attribute in attributes { output += " " + attribute.name + "=\"" + Self.escaped(attribute.value) + "\"" }
        switch content {
        case .elements(let elements) where elements.isEmpty: output += "/>\n"
        case .elements(let elements):
            output += ">\n"
            for element in elements { element.write(to: &output, indent: indent + "  ") }
            output += indent + "</" + name + ">\n"
        case .text(let text):
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            output += ">" + lines.map(Self.escaped).joined(separator: "\n") + "</" + name + ">\n"
        }
    }

    /// The text as a reader gets it back, in an attribute too: control characters as references, and those that XML doesn't
    /// have (https://www.w3.org/TR/xml/#charsets) spelled out.
    private static func escaped(_ text: some StringProtocol) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            if let entity = MarkupEntity.of(scalar) {
                output += entity
                continue
            }
            switch scalar {
            case "\t", "\n", "\r": output += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": output += "\\u{" + String(scalar.value, radix: 16) + "}"
            case _ where PrintableText.isControl(scalar): output += "&#\(scalar.value);"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return LogCommand.brokenMarkup(output)
    }
}
