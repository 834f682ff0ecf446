/// All that there is to say about one rule.
package enum RulePage {
    package static func text(_ rule: Rule, usesColor: Bool) -> String {
        let paint = Paint(usesColor: usesColor)
        let explanation = rule.explanation
        let state = rule.isOn ? "on" : "off unless enabled"
        let sections: [(title: String, text: String)] = [
            ("why", explanation.why),
            ("bad code", code(explanation.bad)),
            ("good code", code(explanation.good)),
            ("exceptions", exceptions(of: rule)),
            ("fix", fix(of: rule)),
        ]
        let head = paint.strong(rule.id) + " (\(rule.severity.rawValue), \(state))\n" + rule.summary + "\n"
        return sections.reduce(into: head) { page, section in
            page += "\n" + paint.strong(section.title) + "\n" + indented(section.text, by: 2) + "\n"
        }
    }

    /// The same for readers of Markdown, but for the head.
    static func markdown(_ rule: Rule) -> String {
        func code(_ text: String) -> String { "```swift\n\(text)\n```" }
        let sections: [(title: String, text: String)] = [
            ("Why", Markdown.prose(rule.explanation.why)),
            ("Bad code", code(rule.explanation.bad)),
            ("Good code", code(rule.explanation.good)),
            ("Exceptions", Markdown.prose(exceptions(of: rule))),
            ("Fix", Markdown.prose(fix(of: rule))),
        ]
        return sections.map { "## \($0.title)\n\n\($0.text)\n" }.joined(separator: "\n")
    }

    private static func fix(of rule: Rule) -> String {
        rule.explanation.fix ?? "None: what is right here only its author can tell."
    }

    private static func exceptions(of rule: Rule) -> String {
        """
        \(rule.explanation.exceptions)

        At one place alone, on the line above it:

            // backlint:disable:next \(rule.id) - the reason
        """
    }

    private static func code(_ text: String) -> String { indented(text, by: 2) }

    private static func indented(_ text: String, by columns: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : String(repeating: " ", count: columns) + line
        }.joined(separator: "\n")
    }
}
