@testable import BackButtonLint

/// A text with a directive for each of some findings.
struct SuppressedText {
    let text: EditedText

    /// Nil where a finding leaves no place for a directive of its own.
    ///
    /// - Parameter rules: What is to be silenced, by line, from 1.
    init?(_ tree: SyntaxTree, silencing rules: [Int: Set<String>]) {
        let directives = Directive.all(in: tree)
        let lines = LineTable(tree.bytes)
        func directive(onLine line: Int) -> Directive? { directives.first { lines.line(at: $0.place.start) == line } }
        var edits: [EditedText.Edit] = []
        for (line, rules) in rules.sorted(by: { $0.key < $1.key }) {
            let words = rules.sorted().joined(separator: ", ") + " - in disguise"
            let range = lines.range(ofLine: line)
            if directive(onLine: line) == nil {
                // An expectation may give way to it.
                let comment = tree.lineComments.first { range.contains($0.start) }?.start ?? range.end
                edits.append(EditedText.Edit(comment..<range.end, " // backlint:disable:this \(words)"))
            } else if directive(onLine: line - 1) == nil {
                edits.append(EditedText.Edit(range.start..<range.start, "// backlint:disable:next \(words)\n"))
            } else {
                return nil
            }
        }
        text = EditedText(tree.bytes, edits)
        // Within a string it would be none.
        guard Directive.all(in: Parser.parse(text.bytes)).count == directives.count + rules.count else { return nil }
    }
}
