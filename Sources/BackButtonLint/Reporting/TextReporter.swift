extension Reporter {
    /// For people at a terminal: the source, what was looked at, what helps, and what to do next.
    public static let text = Reporter(name: "text", summary: "for people, with the source and what helps") {
        report, style in
        TextReport(report, style).output
    }
}

/// The report as blocks: one a finding, one for all findings that a single fix cures, and a conclusion.
private struct TextReport {
    let report: Report
    let style: ReportStyle
    let paint: Paint

    init(_ report: Report, _ style: ReportStyle) {
        self.report = report
        self.style = style
        paint = Paint(usesColor: style.usesColor)
    }

    var output: String {
        let groups = groups
        var blocks = groups.map(block)
        if !style.isQuiet { blocks.append(Conclusion(report, style, shown: groups.flatMap { $0 }).text) }
        return blocks.joined(separator: "\n")
    }

    /// The findings in report order; those that are cured at once stand together, behind the others.
    private var groups: [[Diagnostic]] {
        var single: [[Diagnostic]] = []
        var shared: [[Diagnostic]] = []
        for diagnostic in report.diagnostics where style.shows(diagnostic) {
            guard diagnostic.isCuredWithOthers else {
                single.append([diagnostic])
                continue
            }
            let group = shared.firstIndex { $0[0].rule == diagnostic.rule && $0[0].scope == diagnostic.scope }
            if let group { shared[group].append(diagnostic) } else { shared.append([diagnostic]) }
        }
        return single + shared.map(Self.worstFirst)
    }

    /// The headline is that of the first: an error must not stand below a warning.
    private static func worstFirst(_ group: [Diagnostic]) -> [Diagnostic] {
        guard let worst = group.map(\.severity).max() else { return group }
        return group.filter { $0.severity == worst } + group.filter { $0.severity != worst }
    }

    private func block(_ group: [Diagnostic]) -> String {
        let first = group[0]
        let frame = SourceFrame(sources: report.sources, style: style, numberWidth: numberWidth(of: first))
        var output = headline(first) + "\n" + frame.excerpt(first.path, first.range, first.severity)
        output += notes(of: first, frame)
        output += others(group.dropFirst(), than: first, frame)
        for (index, fixIt) in first.fixIts.enumerated() {
            output += help(fixIt, for: first, curing: group.count, isAlternative: index > 0, frame)
        }
        if first.fixIts.isEmpty, group.count > 1 {
            output += line("help", "one repair serves all \(group.count)", frame)
        }
        return output
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        paint.strong(style.place(diagnostic.path, diagnostic.range.start) + ":") + " "
            + paint.severity(diagnostic.severity, diagnostic.severity.rawValue + ":") + " "
            + paint.strong(PrintableText.escaped(diagnostic.message)) + paint.faint(" (\(diagnostic.rule))")
    }

    /// What was looked at, each place once: a trail may come by a place on several ways.
    private func notes(of diagnostic: Diagnostic, _ frame: SourceFrame) -> String {
        var lines: [String] = []
        for note in diagnostic.notes {
            let isNear = note.path == diagnostic.path
            let place = isNear ? "line \(note.range.start.line)" : style.place(note.path, note.range.start)
            let line = line("note", "\(place): \(note.message)", frame)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.joined()
    }

    /// The places that share the first one's cure; what weighs less says so.
    private func others(_ others: ArraySlice<Diagnostic>, than first: Diagnostic, _ frame: SourceFrame) -> String {
        guard !others.isEmpty else { return "" }
        let also = others.count == 1 ? "1 more screen" : "\(others.count) more screens"
        let scope = others.first?.scope.map { " of \($0)" } ?? ""
        var output = line("also", "\(also)\(scope):", frame)
        let table = Table(
            rows: others.map { other in
                let weight = other.severity == first.severity ? "" : " (\(other.severity.rawValue))"
                return [other.screen, style.place(other.path, other.range.start) + weight]
            })
        for row in table.lines { output += String(repeating: " ", count: frame.numberWidth + 5) + row + "\n" }
        return output
    }

    /// What the fix-it does; what the first one writes too, where it is short enough to read on.
    private func help(
        _ fixIt: FixIt,
        for diagnostic: Diagnostic,
        curing count: Int,
        isAlternative: Bool,
        _ frame: SourceFrame
    ) -> String {
        var text = isAlternative ? "or \(fixIt.message)" + Self.oneLine(of: fixIt) : fixIt.message
        if count > 1, !isAlternative { text += count == 2 ? "; it repairs both" : "; it repairs all \(count)" }
        var output = line("help", text, frame)
        guard !isAlternative else { return output }
        var file = diagnostic.path
        let edits = joined(fixIt.edits)
        for (index, edit) in edits.enumerated() {
            if edit.path != file {
                output += line("in", style.paths.of(edit.path), frame)
            } else if index > 0 {
                output += frame.gap
            }
            file = edit.path
            output += frame.preview(of: edit, shift: Self.shift(of: index, in: edits))
        }
        for file in fixIt.creates { output += frame.preview(of: file) }
        return output
    }

    /// The edits with those of one line as one: each alone would show a line that nobody will ever see.
    private func joined(_ edits: [Edit]) -> [Edit] {
        edits.reduce(into: []) { joined, edit in
            guard let last = joined.last, last.path == edit.path, last.range.end.line == edit.range.start.line,
                last.range.end.offset <= edit.range.start.offset,
                let both = JoinedEdit([last, edit], in: report.sources)
            else { return joined.append(edit) }
            joined[joined.count - 1] = Edit(path: both.path, range: both.range, replacement: both.replacement)
        }
    }

    /// What a fix-it writes, if that is one line; a placeholder as the word in it.
    private static func oneLine(of fixIt: FixIt) -> String {
        guard fixIt.edits.count == 1, fixIt.creates.isEmpty else { return "" }
        let lines = fixIt.edits[0].replacement.split(whereSeparator: \.isNewline)
        guard lines.count == 1 else { return "" }
        return ": " + lines[0].drop(while: \.isWhitespace).replacing("<#", with: "").replacing("#>", with: "")
    }

    /// How many lines further down the edits above an edit push it.
    private static func shift(of index: Int, in edits: [Edit]) -> Int {
        let place = edits[index].range.start.offset
        return edits.indices.reduce(0) { sum, other in
            let edit = edits[other]
            let isAbove = edit.range.start.offset < place || edit.range.start.offset == place && other < index
            guard other != index, isAbove, edit.path == edits[index].path else { return sum }
            return sum + edit.replacement.count(where: \.isNewline) - (edit.range.end.line - edit.range.start.line)
        }
    }

    private func line(_ kind: String, _ text: String, _ frame: SourceFrame) -> String {
        String(repeating: " ", count: frame.numberWidth) + paint.faint(" = ") + paint.strong(kind + ":") + " "
            + PrintableText.escaped(text) + "\n"
    }

    /// As many digits as the largest line number that the block prints.
    private func numberWidth(of diagnostic: Diagnostic) -> Int {
        let edits = diagnostic.fixIts.first?.edits ?? []
        let largest = edits.indices.reduce(diagnostic.range.start.line) { largest, index in
            let edit = edits[index]
            let added = edit.replacement.count(where: \.isNewline)
            return max(largest, edit.range.end.line + added + max(0, Self.shift(of: index, in: edits)))
        }
        return String(largest).count
    }
}
