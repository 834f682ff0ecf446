/// Text as Markdown that shows it as it is: nothing in it becomes markup, a link or HTML.
enum Markdown {
    /// A line of text. What stands between backticks becomes code, as messages mean it.
    static func text(_ text: String) -> String {
        var output = ""
        // A bracket that stands for itself begins no command either.
        var rest = PrintableText.withoutControls(text)[...]
        while let start = rest.firstIndex(of: "`") {
            output += escaped(rest[..<start])
            let fence = rest[start...].prefix { $0 == "`" }
            let inner = rest[fence.endIndex...]
            guard let end = Self.end(of: fence.count, in: inner) else {
                output += escaped(fence)
                rest = inner
                continue
            }
            output += code(String(inner[..<end]))
            rest = inner[inner.index(end, offsetBy: fence.count)...]
        }
        return output + escaped(rest)
    }

    /// Code within a line; its fence is longer than any run of backticks in it.
    static func code(_ text: String) -> String {
        let text = PrintableText.escaped(text)
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // One space on either side is taken away again: so none is lost, and no backtick touches the fence.
        let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") || text.isEmpty
        return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// The code as it stands in a table, where a bar would end its cell.
    static func cell(_ markdown: String) -> String { markdown.replacing("|", with: "\\|") }

    /// Paragraphs with code between them that is indented by four.
    static func prose(_ text: String) -> String {
        Paragraphs.unwrapped(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(" ") ? String($0) : Self.text(String($0)) }.joined(separator: "\n")
    }

    /// Where the next run of exactly `count` backticks starts.
    private static func end(of count: Int, in text: Substring) -> Substring.Index? {
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: "`") {
            let run = text[start...].prefix { $0 == "`" }
            if run.count == count { return start }
            index = run.endIndex
        }
        return nil
    }

    /// Every sign that could begin markup within a line, with a backslash.
    private static func escaped(_ text: Substring) -> String {
        var output = ""
        for character in text {
            if "\\`*_[]<>|~&$".contains(character) { output += "\\" }
            output.append(character)
        }
        return output
    }
}
