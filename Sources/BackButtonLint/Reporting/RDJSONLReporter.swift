extension Reporter {
    /// Reviewdog's lines of JSON (https://github.com/reviewdog/reviewdog, `proto/rdf/reviewdog.proto`), which become comments on
    /// a pull request.
    public static let rdjsonl = Reporter(name: "rdjsonl", summary: "reviewdog's comments and suggestions, a line each")
    {
        report, _ in
        report.diagnostics.map { RDJSONLine(report, $0).value.line + "\n" }.joined()
    }
}

/// One finding.
private struct RDJSONLine {
    private let report: Report
    private let diagnostic: Diagnostic

    init(_ report: Report, _ diagnostic: Diagnostic) {
        self.report = report
        self.diagnostic = diagnostic
    }

    var value: JSONValue {
        [
            "message": .string(PrintableText.escaped(diagnostic.message)),
            "location": location(diagnostic.path, diagnostic.range),
            "severity": severity,
            "source": ["name": .string(Tool.name)],
            "code": ["value": .string(diagnostic.rule)],
            "suggestions": .array([suggestion].compactMap { $0 }),
            "related_locations": .array(
                diagnostic.distinctNotes.map { note in
                    [
                        "message": .string(PrintableText.escaped(note.message)),
                        "location": location(note.path, note.range),
                    ]
                }),
        ]
    }

    private var severity: JSONValue {
        switch diagnostic.severity {
        case .note: "INFO"
        case .warning: "WARNING"
        case .error: "ERROR"
        }
    }

    /// The first alternative: one that people apply with a click has to be whole, so it must be one edit of this file.
    private var suggestion: JSONValue? {
        guard let fixIt = diagnostic.fixIts.first, fixIt.creates.isEmpty else { return nil }
        // A name that isn't text leads to no file, and may stand for several.
        guard !diagnostic.path.unicodeScalars.contains("\u{FFFD}"),
            let edit = JoinedEdit(fixIt.edits, in: report.sources), edit.path == diagnostic.path
        else { return nil }
        return ["range": range(edit.range), "text": .string(edit.replacement)]
    }

    private func location(_ path: String, _ range: PositionRange) -> JSONValue {
        ["path": .string(report.pathFromTop(to: path)), "range": self.range(range)]
    }

    private func range(_ range: PositionRange) -> JSONValue {
        ["start": position(range.start), "end": position(range.end)]
    }

    private func position(_ position: Position) -> JSONValue {
        ["line": .number(position.line), "column": .number(position.column)]
    }
}

/// Several edits of one file as a single one, with the text that stands between them.
struct JoinedEdit {
    let path: String
    let range: PositionRange
    let replacement: String

    /// Nil for edits of several files, that overlap, or whose text between isn't known.
    init?(_ edits: [Edit], in sources: [String: [UInt8]]) {
        let edits = edits.sorted { $0.range.start.offset < $1.range.start.offset }
        guard let first = edits.first, var last = edits.first else { return nil }
        var text = first.replacement
        for edit in edits.dropFirst() {
            let (start, end) = (last.range.end.offset, edit.range.start.offset)
            guard edit.path == first.path, let bytes = sources[edit.path], start <= end, end <= bytes.count else {
                return nil
            }
            text += String(decoding: bytes[start..<end], as: UTF8.self) + edit.replacement
            last = edit
        }
        path = first.path
        range = PositionRange(start: first.range.start, end: last.range.end)
        replacement = text
    }
}
