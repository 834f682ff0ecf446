/// Adds a property to a type: behind its last one of the environment, else as its first member.
struct PropertyLine {
    private let type: Place
    private let layout: Layout

    init(in type: Place, _ layout: Layout) {
        self.type = type
        self.layout = layout
    }

    /// Nil where the type has no body.
    ///
    /// - Parameter breaks: Blanks that are to give way to line ends, and the indentation behind them.
    func change(
        _ declaration: String, breaks: [(range: ByteRange, indentation: String)] = []
    ) -> Remedy.Change? {
        guard let block = type.node.child(.memberBlock) else { return nil }
        if let start = breaks.first(where: { $0.range.start == block.range.start + 1 }) {
            let line = layout.lineEnd + start.indentation
            return Remedy.Change(
                file: type.file, range: start.range, replacement: line + declaration + layout.lineEnd + line)
        }
        let members = Array(block.children)
        let last = members.last { $0.kind == .variableDecl && $0.attribute(named: "Environment") != nil }
        if let last { return behind(last, declaration) }
        guard let first = members.first else { return first(of: block, declaration) }
        return before(first, in: block, declaration)
    }

    private func behind(_ member: Node, _ declaration: String) -> Remedy.Change {
        let end = member.range.end
        guard layout.startsLine(member.range.start), layout.endsLine(end) else {
            return insertion(end, "; \(declaration)")
        }
        let indentation = layout.indentation(at: member.range.start)
        return insertion(layout.endOfStatement(at: end), layout.lineEnd + indentation + declaration)
    }

    private func before(_ member: Node, in block: Node, _ declaration: String) -> Remedy.Change {
        let brace = block.range.start + 1
        guard layout.lineStart(of: brace) != layout.lineStart(of: member.range.start) else {
            return insertion(brace, " \(declaration);")
        }
        // Comments above a member are its own, blank lines above them the type's.
        var start = layout.nextLine(after: brace)
        while start < member.range.start, layout.isBlank(start, layout.nextLine(after: start)) {
            start = layout.nextLine(after: start)
        }
        let indentation = layout.indentation(at: member.range.start)
        let startsWithComment = layout.lineStart(of: member.range.start) != start
        let gap = isStored(member) && !startsWithComment ? "" : layout.lineEnd
        return insertion(start, indentation + declaration + layout.lineEnd + gap)
    }

    private func first(of block: Node, _ declaration: String) -> Remedy.Change {
        let inner = layout.indentation(at: block.range.start) + layout.unit(around: block)
        let text = layout.lineEnd + inner + declaration + layout.lineEnd + layout.indentation(at: block.range.start)
        return insertion(block.range.start + 1, text)
    }

    private func isStored(_ member: Node) -> Bool {
        guard member.kind == .variableDecl, let binding = member.child(.binding) else { return false }
        return binding.child(.codeBlock) == nil
    }

    private func insertion(_ offset: Int, _ text: String) -> Remedy.Change {
        Remedy.Change(file: type.file, range: ByteRange(offset, offset), replacement: text)
    }
}
