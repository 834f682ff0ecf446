extension Reporter {
    /// Everything a run knows, for programs. Its keys are part of the interface, and every key is always there.
    public static let json = Reporter(name: "json", summary: "everything, for programs (schema 1)") { report, _ in
        JSONReport(report).value.document
    }
}

/// The report's JSON form, one function an object.
private struct JSONReport {
    let report: Report

    init(_ report: Report) { self.report = report }

    var value: JSONValue {
        [
            "schemaVersion": 1,
            "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
            "root": .string(report.root),
            "summary": summary(report.summary),
            "diagnostics": .array(report.diagnostics.map(diagnostic)),
            "screens": .array(report.screens.map(screen)),
        ]
    }

    private func summary(_ summary: Report.Summary) -> JSONValue {
        [
            "files": .number(summary.files),
            "parsed": .number(summary.parsed),
            "screens": .number(summary.screens),
            "errors": .number(summary.errors),
            "warnings": .number(summary.warnings),
            "notes": .number(summary.notes),
            "suppressed": .number(summary.suppressed),
            "baselined": .number(summary.baselined),
            "fixable": .number(summary.fixable),
        ]
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "rule": .string(diagnostic.rule),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "screen": .string(diagnostic.screen),
            "scope": scope(diagnostic.scope),
            "path": .string(diagnostic.path),
            "range": range(diagnostic.range),
            "notes": .array(
                diagnostic.notes.map { note in
                    ["message": .string(note.message), "path": .string(note.path), "range": range(note.range)]
                }),
            "fixIts": .array(diagnostic.fixIts.map(fixIt)),
            "fingerprint": .string(diagnostic.fingerprint),
        ]
    }

    private func fixIt(_ fixIt: FixIt) -> JSONValue {
        [
            "message": .string(fixIt.message),
            "safe": .bool(fixIt.safe),
            "edits": .array(
                fixIt.edits.map { edit in
                    [
                        "path": .string(edit.path), "range": range(edit.range),
                        "replacement": .string(edit.replacement),
                    ]
                }),
            "creates": .array(
                fixIt.creates.map { file in ["path": .string(file.path), "contents": .string(file.contents)] }),
        ]
    }

    private func screen(_ screen: Report.Screen) -> JSONValue {
        [
            "screen": .string(screen.screen),
            "scope": scope(screen.scope),
            "path": .string(screen.path),
            "range": range(screen.range),
            "hides": .string(screen.hides),
            "reached": .string(screen.reached),
            "wayBack": judgement(screen.wayBack),
            "swipeBack": judgement(screen.swipeBack),
            "locked": .bool(screen.locked),
            "uses": .array(screen.uses.map(use)),
        ]
    }

    private func use(_ use: Report.Use) -> JSONValue {
        [
            "screen": .string(use.screen),
            "path": .string(use.path),
            "range": range(use.range),
            "reached": .string(use.reached),
            "wayBack": judgement(use.wayBack),
            "swipeBack": judgement(use.swipeBack),
        ]
    }

    private func judgement(_ judgement: Report.Judgement) -> JSONValue {
        [
            "verdict": .string(judgement.verdict),
            "evidence": .array(
                judgement.evidence.map { step in
                    [
                        "path": .string(step.path), "line": .number(step.line), "column": .number(step.column),
                        "what": .string(step.what),
                    ]
                }),
        ]
    }

    private func scope(_ name: String?) -> JSONValue { name.map(JSONValue.string) ?? .null }

    private func range(_ range: PositionRange) -> JSONValue {
        ["start": position(range.start), "end": position(range.end)]
    }

    private func position(_ position: Position) -> JSONValue {
        [
            "line": .number(position.line), "column": .number(position.column),
            "utf16Column": .number(position.utf16Column), "offset": .number(position.offset),
        ]
    }
}
