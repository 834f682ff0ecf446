/// Where in a text a directive can stand that speaks of one line, without any other comment losing its meaning.
///
/// Between lines a comment is as good as nothing to the compiler. But a comment above may be about the next line, or
/// document it, and one on the line about the line before: these aren't parted from what they speak of.
struct DirectivePlaces {
    private let tree: SyntaxTree
    private let lines: LineTable
    private let layout: Layout

    /// The string literals with all that is interpolated in them, the outermost, in source order.
    private let literals: [ByteRange]

    /// The line comments, by the line that they stand on.
    private let comments: [Int: ByteRange]

    private let directives: [Int: Directive]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        layout = Layout(tree: tree)
        let lines = layout.lines
        self.lines = lines
        literals = Self.literals(in: tree)
        comments = Dictionary(tree.lineComments.map { (lines.line(at: $0.start), $0) }) { first, _ in first }
        directives = Dictionary(Directive.all(in: tree).map { (lines.line(at: $0.place.start), $0) }) { first, _ in
            first
        }
    }

    /// What silences rules on a line; nil where no comment can.
    func directive(for rules: [String], onLine line: Int, _ reason: String) -> TextChange? {
        func comment(_ verb: Directive.Verb, _ rules: [String]) -> String {
            "// backlint:\(verb.rawValue) \(rules.joined(separator: ", ")) - \(reason)"
        }
        // One that gives the same reason takes them in.
        for (verb, line) in [(Directive.Verb.disableNext, line - 1), (.disableThis, line)] {
            guard let known = directives[line], known.verb == verb, known.reason == reason else { continue }
            return TextChange(range: known.place, replacement: comment(verb, known.rules + rules))
        }
        let range = lines.range(ofLine: line)
        let start = layout.lineStart(of: range.start)
        if isFree(start), !speaksOfNext(line - 1), !speaksOfPrevious(line) {
            let text = layout.indentation(at: start) + comment(.disableNext, rules) + layout.lineEnd
            return TextChange(range: ByteRange(start, start), replacement: text)
        }
        if isFree(range.end), comments[line] == nil {
            return TextChange(range: ByteRange(range.end, range.end), replacement: "  " + comment(.disableThis, rules))
        }
        if isFree(range.end), !speaksOfNext(line), !speaksOfPrevious(line + 1) {
            let text = layout.lineEnd + layout.indentation(at: start) + comment(.disablePrevious, rules)
            return TextChange(range: ByteRange(range.end, range.end), replacement: text)
        }
        return nil
    }

    // MARK: Other comments

    /// Whether what stands on a line is about the next: a directive of ours or of another tool, or documentation.
    private func speaksOfNext(_ line: Int) -> Bool {
        guard line >= 1 else { return false }
        let range = lines.range(ofLine: line)
        let end = layout.trimmedEnd(of: range.start, range.end)
        if tree.bytes[range.start..<end].suffix(2).elementsEqual("*/".utf8) { return true }
        guard let comment = text(ofCommentOn: line) else { return false }
        return comment.hasPrefix("///") || comment.contains("disable:next") || directives[line]?.verb == .locked
    }

    private func speaksOfPrevious(_ line: Int) -> Bool {
        text(ofCommentOn: line)?.contains("disable:previous") ?? false
    }

    private func text(ofCommentOn line: Int) -> String? {
        comments[line].map { String(decoding: tree.bytes[$0.start..<$0.end], as: UTF8.self) }
    }

    // MARK: Where comments are comments

    /// Whether a line comment could stand at an offset, outside of tokens, literals and other comments.
    private func isFree(_ offset: Int) -> Bool {
        let literal = literals.partitioningIndex { $0.end > offset }
        if literal < literals.count, literals[literal].start < offset { return false }
        let next = tree.tokens.partitioningIndex { $0.end > offset }
        if next < tree.tokens.count, Int(tree.tokens[next].start) < offset { return false }
        return !isInBlockComment(offset, from: next == 0 ? 0 : tree.tokens[next - 1].end)
    }

    /// - Parameter start: The end of a token, behind which only blanks and comments stand up to the offset.
    private func isInBlockComment(_ offset: Int, from start: Int) -> Bool {
        let bytes = tree.bytes
        var (index, depth) = (start, 0)
        while index + 1 < offset {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                index += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
                depth -= 1
                index += 2
            case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
                index = layout.lineEnd(of: index)
            default: index += 1
            }
        }
        return depth > 0
    }

    private static func literals(in tree: SyntaxTree) -> [ByteRange] {
        var literals: [ByteRange] = []
        var starts: [Int] = []
        for token in tree.tokens where token.kind == .string {
            if token.flags.contains(.opensString) { starts.append(Int(token.start)) }
            guard token.flags.contains(.closesString), let start = starts.popLast(), starts.isEmpty else { continue }
            literals.append(ByteRange(start, token.end))
        }
        return literals
    }
}
