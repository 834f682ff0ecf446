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
            ("fix", explanation.fix ?? "None: what is right here only its author can tell."),
        ]
        let head = paint.strong(rule.id) + " (\(rule.severity.rawValue), \(state))\n" + rule.summary + "\n"
        return sections.reduce(into: head) { page, section in
            page += "\n" + paint.strong(section.title) + "\n" + indented(section.text, by: 2) + "\n"
        }
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
