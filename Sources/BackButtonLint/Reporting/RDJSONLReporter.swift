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
