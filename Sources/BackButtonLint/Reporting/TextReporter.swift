extension Reporter {
    /// For people at a terminal: the source, what was looked at, what helps, and what to do next.
    public static let text = Reporter(name: "text", summary: "for people, with the source and what helps") {
        report, style in
        TextReport(report, style).output
    }
}

/// The report as blocks: one a finding, one for all findings that a single fix cures, and a conclusion.
private struct TextReport {
    /// The rules whose findings have one cure for a whole app, so that each is no task of its own.
    private static let curedAtOnce: Set<String> = ["missing_swipe_back"]

    let report: Report
    let style: ReportStyle
    let paint: Paint

    init(_ report: Report, _ style: ReportStyle) {
        self.report = report
        self.style = style
        paint = Paint(usesColor: style.usesColor)
    }

    var output: String {
        var blocks = groups.map(block)
        if !style.isQuiet { blocks.append(Conclusion(report, style).text) }
        return blocks.joined(separator: "\n")
    }

    /// The findings in report order; those that are cured at once stand together, behind the others.
    private var groups: [[Diagnostic]] {
        var single: [[Diagnostic]] = []
        var shared: [[Diagnostic]] = []
        for diagnostic in report.diagnostics where style.shows(diagnostic) {
            guard Self.curedAtOnce.contains(diagnostic.rule) else {
                single.append([diagnostic])
                continue
            }
            let group = shared.firstIndex { $0[0].rule == diagnostic.rule && $0[0].scope == diagnostic.scope }
            if let group { shared[group].append(diagnostic) } else { shared.append([diagnostic]) }
        }
        return single + shared
    }

    private func block(_ group: [Diagnostic]) -> String {
        let first = group[0]
        let frame = SourceFrame(
            sources: report.sources, paint: paint, columns: style.columns, numberWidth: numberWidth(of: first))
        var output = headline(first) + "\n" + frame.excerpt(first.path, first.range, first.severity)
        for note in first.notes {
            output += line("note", "\(place(note.path, note.range.start)): \(note.message)", frame)
        }
        output += others(group.dropFirst(), frame)
        for (index, fixIt) in first.fixIts.enumerated() {
            output += help(fixIt, curing: group.count, isAlternative: index > 0, frame)
        }
        return output
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        paint.strong(place(diagnostic.path, diagnostic.range.start) + ":") + " "
            + paint.severity(diagnostic.severity, diagnostic.severity.rawValue + ":") + " "
            + paint.strong(PrintableText.escaped(diagnostic.message)) + paint.faint(" (\(diagnostic.rule))")
    }

    /// The places that share the first one's cure.
    private func others(_ others: ArraySlice<Diagnostic>, _ frame: SourceFrame) -> String {
        guard !others.isEmpty else { return "" }
        let also = others.count == 1 ? "1 more screen" : "\(others.count) more screens"
        let scope = others.first?.scope.map { " of \($0)" } ?? ""
        var output = line("also", "\(also)\(scope):", frame)
        let table = Table(rows: others.map { [$0.screen, place($0.path, $0.range.start)] })
        for row in table.lines { output += String(repeating: " ", count: frame.numberWidth + 5) + row + "\n" }
        return output
    }

    /// What the fix-it does; what the first one writes too, where it is short enough to read on.
    private func help(_ fixIt: FixIt, curing count: Int, isAlternative: Bool, _ frame: SourceFrame) -> String {
        var text = isAlternative ? "or \(fixIt.message)" : fixIt.message
        if count > 1, !isAlternative { text += count == 2 ? "; it repairs both" : "; it repairs all \(count)" }
        var output = line("help", text, frame)
        guard !isAlternative else { return output }
        for edit in fixIt.edits { output += frame.preview(of: edit) }
        for file in fixIt.creates { output += frame.preview(of: file) }
        return output
    }

    private func line(_ kind: String, _ text: String, _ frame: SourceFrame) -> String {
        String(repeating: " ", count: frame.numberWidth) + paint.faint(" = ") + paint.strong(kind + ":") + " "
            + PrintableText.escaped(text) + "\n"
    }

    private func place(_ path: String, _ position: Position) -> String {
        PrintableText.escaped("\(path):\(position.line):\(position.column)")
    }

    /// As many digits as the largest line number that the block prints.
    private func numberWidth(of diagnostic: Diagnostic) -> Int {
        let edits = diagnostic.fixIts.first?.edits ?? []
        let largest = edits.reduce(diagnostic.range.start.line) {
            max($0, $1.range.end.line + $1.replacement.count(where: \.isNewline))
        }
        return String(largest).count
    }
}
