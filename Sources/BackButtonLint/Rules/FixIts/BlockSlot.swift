/// Where statements or members go that a block in braces gets, so that it stays written as it is.
struct BlockSlot {
    private let block: Place
    private let layout: Layout
    private let unit: String

    /// Nil for a block of unfinished code that lacks its closing brace.
    ///
    /// - Parameter block: A `codeBlock` or `memberBlock`.
    init?(_ block: Place) {
        guard block.node.isClosed else { return nil }
        self.block = block
        layout = Layout(tree: block.node.tree)
        unit = layout.unit(around: block.node)
    }

    /// A line of code and how many levels further in it stands than the block's own.
    typealias Line = (level: Int, text: String)

    /// Puts statements before all others.
    ///
    /// - Parameter word: What comes before the first of those that are there: `return `.
    func first(_ statements: [String], before word: String = "") -> [Remedy.Change] {
        let items = Array(block.node.children)
        guard let first = items.first, let last = items.last else { return [only(statements.map { (0, $0) })] }
        let start = first.range.start
        if layout.startsLine(start) {
            let indentation = layout.indentation(at: start)
            let offset = layout.nextLine(after: block.node.range.start + 1)
            let text = statements.map { indentation + $0 + layout.lineEnd }.joined()
            guard !word.isEmpty else { return [change(offset, text)] }
            return offset == start ? [change(offset, text + word)] : [change(offset, text), change(start, word)]
        }
        let head = ByteRange(block.node.range.start + 1, start)
        let tail = ByteRange(last.range.end, block.node.range.end - 1)
        guard items.count == 1, layout.isOneLine(block.node.range), layout.isBlank(head.start, head.end),
            layout.isBlank(tail.start, tail.end)
        else { return [change(start, statements.map { $0 + "; " }.joined() + word)] }
        // All on one line: it is taken apart.
        let lines = statements.map { layout.lineEnd + outer + unit + $0 }.joined()
        return [
            change(head, lines + layout.lineEnd + outer + unit + word), change(tail, layout.lineEnd + outer),
        ]
    }

    /// Puts one statement behind another of the block.
    func behind(_ item: Node, _ statement: String) -> Remedy.Change {
        let end = item.range.end
        guard layout.startsLine(item.range.start), layout.endsLine(end) else { return change(end, "; " + statement) }
        let indentation = layout.indentation(at: item.range.start)
        return change(layout.endOfStatement(at: end), layout.lineEnd + indentation + statement)
    }

    /// Puts a member before all others, and a blank line between.
    func firstMember(_ lines: [Line]) -> Remedy.Change {
        guard let first = block.node.firstChild else { return only(lines) }
        let brace = block.node.range.start + 1
        let isOnLines = layout.startsLine(first.range.start)
        let inner = isOnLines ? layout.indentation(at: first.range.start) : outer + unit
        let text = inner + joined(lines, inner) + layout.lineEnd + layout.lineEnd
        guard !isOnLines else { return change(layout.nextLine(after: brace), text) }
        let gap = ByteRange(brace, first.range.start)
        let range = layout.isBlank(gap.start, gap.end) ? gap : ByteRange(brace, brace)
        return change(range, layout.lineEnd + text + inner)
    }

    /// Puts a member behind all others, and a blank line between.
    func lastMember(_ lines: [Line]) -> Remedy.Change {
        guard let last = Array(block.node.children).last else { return only(lines) }
        let isOnLines = layout.startsLine(last.range.start) || !layout.isOneLine(block.node.range)
        let inner = isOnLines ? layout.indentation(at: last.range.start) : outer + unit
        let text = layout.lineEnd + layout.lineEnd + inner + joined(lines, inner)
        let end = last.range.end
        if layout.endsLine(end) { return change(layout.endOfStatement(at: end), text) }
        let gap = ByteRange(end, block.node.range.end - 1)
        guard layout.isBlank(gap.start, gap.end) else { return change(end, text + layout.lineEnd + inner) }
        return change(gap, text + layout.lineEnd + outer)
    }

    /// Fills a block that is empty but for blanks and comments.
    private func only(_ lines: [Line]) -> Remedy.Change {
        let range = block.node.range
        let inner = outer + unit
        let text = layout.lineEnd + inner + joined(lines, inner)
        let gap = ByteRange(range.start + 1, range.end - 1)
        guard layout.isBlank(gap.start, gap.end) else {
            return change(layout.endOfStatement(at: gap.start), text)
        }
        return change(gap, text + layout.lineEnd + outer)
    }

    /// The blanks before the line that the block begins on.
    private var outer: String { layout.indentation(at: block.node.range.start) }

    private func change(_ offset: Int, _ text: String) -> Remedy.Change { change(ByteRange(offset, offset), text) }

    private func change(_ range: ByteRange, _ text: String) -> Remedy.Change {
        Remedy.Change(file: block.file, range: range, replacement: text)
    }

    private func joined(_ lines: [Line], _ indentation: String) -> String {
        lines.map { line in
            line.text.isEmpty ? "" : indentation + String(repeating: unit, count: line.level) + line.text
        }
        .joined(separator: layout.lineEnd).trimmedFront(of: indentation)
    }
}

extension String {
    /// Without a text that it begins with.
    fileprivate func trimmedFront(of front: String) -> String {
        hasPrefix(front) ? String(dropFirst(front.count)) : self
    }
}
