/// Lines of source with their numbers behind a rule, as text prints them below a finding.
struct SourceFrame {
    let sources: [String: [UInt8]]
    let style: ReportStyle

    /// How wide line numbers are set within one block.
    let numberWidth: Int

    private var paint: Paint { Paint(usesColor: style.usesColor) }

    /// What is left of a line behind the gutter.
    private var columns: Int { style.columns - numberWidth - 3 }

    /// The line of a range with carets below the range; nothing without its source.
    func excerpt(_ path: String, _ range: PositionRange, _ severity: Severity) -> String {
        guard let bytes = sources[path], let line = SourceLine(of: range.start, in: bytes) else { return "" }
        let start = range.start.column - 1
        let end = range.end.line == range.start.line ? range.end.column - 1 : Int.max
        let (text, marks) = line.marked(start, end, columns: columns)
        return gutter("") + "\n" + gutter(String(range.start.line)) + " " + text + "\n"
            + gutter("") + " " + paint.severity(severity, marks) + "\n"
    }

    /// Stands for lines between two edits of a file.
    var gap: String { paint.faint(String(repeating: " ", count: numberWidth) + " …") + "\n" }

    /// The lines that an edit takes out and puts in, at most a handful.
    ///
    /// - Parameter shift: How many lines further down edits above push what this one puts in.
    func preview(of edit: Edit, shift: Int) -> String {
        guard let bytes = sources[edit.path], let preview = EditPreview(of: edit, in: bytes) else { return "" }
        // A long line is cut where it changes.
        let change = preview.removed.first.map { $0.commonPrefix(with: preview.added.first ?? "").utf8.count } ?? 0
        var output = ""
        for (index, text) in preview.removed.enumerated() {
            let shown = shown(text, around: index == 0 ? change : 0)
            output += mark("-", number: preview.line + index, shown.isEmpty ? "" : paint.removed(shown))
        }
        let limit = 16
        for (index, text) in preview.added.prefix(limit).enumerated() {
            let shown = shown(text, around: index == 0 ? change : 0)
            output += mark("+", number: preview.line + index + shift, shown.isEmpty ? "" : paint.added(shown))
        }
        if preview.added.count > limit { output += gutter("") + " … \(preview.added.count - limit) more lines\n" }
        return output
    }

    /// A file that a fix brings, and how long it is.
    func preview(of file: NewFile) -> String {
        let lines = file.contents.count { $0.isNewline }
        let text = PrintableText.escaped(style.paths.of(file.path)) + " (new, \(counted(lines, "line")))"
        return paint.faint(String(repeating: " ", count: numberWidth) + " +") + " " + paint.added(text) + "\n"
    }

    private func mark(_ sign: String, number: Int, _ text: String) -> String {
        let number = String(number)
        let padding = String(repeating: " ", count: max(0, numberWidth - number.count))
        return paint.faint(padding + number + " " + sign) + (text.isEmpty ? "" : " " + text) + "\n"
    }

    private func gutter(_ number: String) -> String {
        paint.faint(String(repeating: " ", count: max(0, numberWidth - number.count)) + number + " |")
    }

    private func shown(_ text: String, around offset: Int) -> String {
        let place = Position(line: 1, column: offset + 1, utf16Column: 1, offset: offset)
        return SourceLine(of: place, in: Array(text.utf8))?.marked(offset, offset, columns: columns).line ?? ""
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        self[
            ..<(zip(indices, other).first { self[$0.0] != $0.1 }?.0
                ?? index(startIndex, offsetBy: min(count, other.count)))]
    }
}
