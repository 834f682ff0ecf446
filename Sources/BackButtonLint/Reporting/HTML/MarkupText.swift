/// Texts in HTML and SVG: between tags and between the double quotes of attributes.
enum MarkupText {
    /// The text with what markup reads spelled as entities, and with control characters spelled out: XML allows hardly
    /// one of them, not even as an entity.
    static func escaped(_ text: some StringProtocol) -> String {
        let text = PrintableText.escaped(text)
        guard text.utf8.contains(where: isSpecial) else { return text }
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { "&<>\"'".utf8.contains(byte) }
}
