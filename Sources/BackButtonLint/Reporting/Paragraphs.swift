/// Texts that are set in lines of a terminal.
enum Paragraphs {
    /// The text with each paragraph on one line; lines that are indented, as code is, stay as they are.
    static func unwrapped(_ text: String) -> String {
        var output = ""
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isProse = !line.isEmpty && !line.hasPrefix(" ")
            if !output.isEmpty { output += isOpen && isProse ? " " : "\n" }
            output += line
            isOpen = isProse
        }
        return output
    }
}
