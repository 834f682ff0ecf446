/// Writes directives at findings, so that they are silent from then on and say why. Pure: it knows texts and no disk.
package struct Suppressor {
    /// As it stands behind the dash.
    private let reason: String

    /// - Parameter reason: One that `fault(inReason:)` finds nothing wrong with.
    init(reason: String) { self.reason = Self.trimmed(reason) }

    /// What is wrong with a reason, in one line; nil if it will do.
    package static func fault(inReason reason: String) -> String? {
        let text = trimmed(reason)
        if text.isEmpty { return "a reason is missing: why is it left as it is?" }
        if text.unicodeScalars.contains("\u{FFFD}") { return "the reason is not valid UTF-8" }
        // A line end among them.
        let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F }
        if text.unicodeScalars.contains(where: isControl) || text.contains(where: \.isNewline) {
            return "the reason must be one line"
        }
        let read = Directive.all(in: Parser.parse(Array("// backlint:disable:next all - \(text)".utf8)))
        if read.first?.reason != text { return "the reason can't begin with '\(text.prefix(2))'" }
        return nil
    }

    /// - Parameters:
    ///   - findings: In the report's order.
    ///   - sources: The texts that they are about, by path.
    func outcome(on findings: [Diagnostic], sources: [String: [UInt8]]) -> SuppressionOutcome {
        var outcome = SuppressionOutcome()
        for (path, findings) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
            // No file is called by what stands for bytes that text has no word for.
            guard !path.unicodeScalars.contains("\u{FFFD}"), let text = sources[path] else {
                outcome.left += findings
                continue
            }
            suppress(findings, path, text, &outcome)
        }
        return outcome
    }

    private func suppress(
        _ findings: [Diagnostic], _ path: String, _ text: [UInt8], _ outcome: inout SuppressionOutcome
    ) {
        let tree = Parser.parse(text)
        let places = DirectivePlaces(tree)
        var changes: [TextChange] = []
        var (silenced, left): ([Diagnostic], [Diagnostic]) = ([], [])
        for (line, findings) in Dictionary(grouping: findings, by: \.range.start.line).sorted(by: { $0.key < $1.key }) {
            var rules: [String] = []
            for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
            if let change = places.directive(for: rules, onLine: line, reason) {
                changes.append(change)
                silenced += findings
            } else {
                left += findings
            }
        }
        guard let new = changes.applied(to: text), Self.isOnlyCommented(tree, Parser.parse(new)) else {
            outcome.left += findings
            return
        }
        outcome.left += left
        outcome.silenced += silenced
        outcome.directives += changes.count
        if new != text { outcome.changes.append(FileChange(path: path, old: text, new: new)) }
    }

    /// Whether two texts are the same to the compiler.
    private static func isOnlyCommented(_ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
        func text(of token: Token, in tree: SyntaxTree) -> ArraySlice<UInt8> {
            tree.bytes[token.range.start..<token.range.end]
        }
        return old.tokens.count == new.tokens.count
            && zip(old.tokens, new.tokens).allSatisfy { text(of: $0, in: old) == text(of: $1, in: new) }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
