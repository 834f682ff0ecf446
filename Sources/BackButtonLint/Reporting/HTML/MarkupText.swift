/// Texts in HTML and SVG: between tags and between the double quotes of attributes.
enum MarkupText {
    /// The text with what markup reads spelled as entities, and with control characters spelled out: XML allows hardly
    /// one of them, not even as an entity.
    static func escaped(_ text: some StringProtocol) -> String {
        let text = PrintableText.escaped(text)
        // What is no character begins with this byte or a larger one.
        guard text.utf8.contains(where: { isSpecial($0) || $0 >= 0xEF }) else { return LogCommand.brokenMarkup(text) }
        var output = ""
        for scalar in text.unicodeScalars {
            if let entity = MarkupEntity.of(scalar) {
                output += entity
            } else if isNoCharacter(scalar) {
                output += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
        return LogCommand.brokenMarkup(output)
    }

    /// The same with what stands between backticks as code.
    static func prose(_ text: some StringProtocol) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick without a partner is one.
        let paired = parts.count.isMultiple(of: 2) ? parts.count - 1 : parts.count
        var output = ""
        for (row, part) in parts.enumerated() {
            if row == paired { output += "`" }
            output += row < paired && !row.isMultiple(of: 2) ? "<code>\(escaped(part))</code>" : escaped(part)
        }
        return output
    }

    /// Source: Unicode, 23.7. Neither XML nor HTML allows them.
    private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { "&<>\"'".utf8.contains(byte) }
}
