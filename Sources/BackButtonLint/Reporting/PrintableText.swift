/// Text from sources and names, made safe to print.
package enum PrintableText {
    /// The text with its control characters spelled out (`\u{1b}`), so that no source can steer a terminal or a log.
    ///
    /// Line ends count as control characters: the result is one line. So do the characters that turn the writing
    /// direction around, since they can make a line read as another, and those that nobody sees, a byte-order mark
    /// included; what joins letters and emoji stays. What a build server would take for a command becomes none.
    package static func escaped(_ text: some StringProtocol) -> String {
        withoutControls(LogCommand.broken(String(text), by: "\\u{23}"))
    }

    /// The same for what no build server looks for commands in.
    static func withoutControls(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The same for several lines: their ends and tabs stay.
    package static func escapedLines(_ text: String) -> String {
        var result = ""
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            let isPlain = scalar == "\n" || scalar == "\t" || scalar == "\r" && scalars.first == "\n"
            if isPlain || !isControl(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += escaped(String(scalar))
            }
        }
        return result
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069: true
        case 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
