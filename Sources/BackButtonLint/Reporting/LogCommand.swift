/// What build servers take for a command wherever it stands in a log: `##[`, `##vso[`, `##teamcity[`.
///
/// Such a one could set a variable or hide the rest of the log, and a pull request chooses the names and lines that are
/// printed. GitHub's other form, `::`, counts at the beginning of a line alone.
/// Sources: https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands,
/// https://www.jetbrains.com/help/teamcity/service-messages.html, https://github.com/actions/runner,
/// `src/Runner.Common/ActionCommand.cs`.
enum LogCommand {
    /// The text with what would be a command spelled as XML and HTML know it: a reader gets the same text back.
    static func brokenMarkup(_ text: String) -> String {
        let text = broken(text, by: "&#35;")
        guard begins(text), let colon = text.firstIndex(of: ":") else { return text }
        return text[..<colon] + "&#58;" + text[text.index(after: colon)...]
    }

    /// The text with the second sign of each spelled as `sign`.
    static func broken(_ text: String, by sign: String) -> String {
        var output = ""
        var start = text.startIndex
        for mark in marks(in: text) {
            output += text[start..<mark] + sign
            start = text.index(after: mark)
        }
        return start == text.startIndex ? text : output + text[start...]
    }

    /// Where the second signs stand.
    static func marks(in text: String) -> [String.Index] {
        // Few texts have such a sign at all, and every one that is printed comes by here.
        let isPlain = text.utf8.withContiguousStorageIfAvailable { !$0.contains(UInt8(ascii: "#")) } ?? false
        if isPlain { return [] }
        var marks: [String.Index] = []
        var index = text.utf8.startIndex
        while let sign = text.utf8[index...].firstIndex(of: UInt8(ascii: "#")) {
            index = text.utf8.index(after: sign)
            guard index < text.utf8.endIndex, text.utf8[index] == UInt8(ascii: "#") else { continue }
            let rest = text.utf8[text.utf8.index(after: index)...]
            if rest.drop(while: isLetter).first == UInt8(ascii: "[") { marks.append(index) }
        }
        return marks
    }

    /// Whether a line that begins so would be one.
    static func begins(_ line: String) -> Bool { line.drop(while: \.isWhitespace).hasPrefix("::") }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
