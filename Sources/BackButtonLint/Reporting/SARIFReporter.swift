extension Reporter {
    /// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), with what GitHub's code scanning asks for besides: all
    /// four numbers of a region, rules with help, and paths from the top of the repository.
    public static let sarif = Reporter(name: "sarif", summary: "GitHub code scanning, and other readers of SARIF 2.1.0")
    {
        report, _ in
        SARIFReport(report).value.document
    }
}

/// The report as a SARIF log with one run.
private struct SARIFReport {
    /// What relative paths start from, by the name that code scanning knows it.
    private static let base = "%SRCROOT%"

    private let report: Report

    /// Those that have found something.
    private let rules: [Rule]

    /// Where a rule stands among them.
    private let ruleIndices: [String: Int]

    init(_ report: Report) {
        self.report = report
        rules = report.rules
        ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    }

    var value: JSONValue {
        [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
    }

    private var run: JSONValue {
        var fingerprints = LineFingerprints(sources: report.sources)
        return [
            "tool": [
                "driver": [
                    "name": .string(Tool.name), "version": .string(Tool.version),
                    "semanticVersion": .string(Tool.version), "rules": .array(rules.map(rule)),
                ]
            ],
            "invocations": [invocation],
            // Without a path, the log is the same from every checkout.
            "originalUriBaseIds": .object([
                .init(key: Self.base, value: ["description": text("The top of the work tree.")])
            ]),
            "columnKind": "utf16CodeUnits",
            "newlineSequences": ["\r\n", "\n", "\r"],
            "defaultEncoding": "UTF-8",
            "defaultSourceLanguage": "swift",
            "results": .array(report.diagnostics.map { result($0, &fingerprints) }),
        ]
    }

    /// What could not be looked at doesn't make it fail, unless it was asked for.
    private var invocation: JSONValue {
        [
            "executionSuccessful": .bool(!report.complaints.contains(where: \.isArgument)),
            "toolExecutionNotifications": .array(
                report.complaints.map { complaint in
                    [
                        "level": complaint.isArgument ? "error" : "warning",
                        "message": text(PrintableText.escaped("\(complaint.path): \(complaint.reason)")),
                    ]
                }),
        ]
    }

    private func rule(_ rule: Rule) -> JSONValue {
        [
            "id": .string(rule.id),
            "shortDescription": text(rule.sentence),
            "fullDescription": text(rule.reason),
            "help": [
                "text": .string(RulePage.text(rule, usesColor: false)), "markdown": .string(RulePage.markdown(rule)),
            ],
            "defaultConfiguration": [
                "enabled": .bool(rule.isOn), "level": .string(rule.severity.rawValue),
            ],
            "properties": [
                "tags": ["swiftui", "navigation", rule.concern == .behavior ? "reliability" : "maintainability"],
                "precision": rule.isOn ? "high" : "medium",
                "problem.severity": rule.severity == .note ? "recommendation" : .string(rule.severity.rawValue),
            ],
        ]
    }

    private func result(_ diagnostic: Diagnostic, _ fingerprints: inout LineFingerprints) -> JSONValue {
        var members: [JSONValue.Member] = [.init(key: "ruleId", value: .string(diagnostic.rule))]
        if let index = ruleIndices[diagnostic.rule] { members.append(.init(key: "ruleIndex", value: .number(index))) }
        let line = fingerprints.fingerprint(ofLine: diagnostic.range.start.line, in: diagnostic.path)
        members += [
            .init(key: "level", value: .string(diagnostic.severity.rawValue)),
            .init(key: "message", value: text(message(of: diagnostic))),
            .init(key: "locations", value: [["physicalLocation": place(diagnostic.path, diagnostic.range)]]),
            .init(
                key: "partialFingerprints",
                value: .object(
                    (line.map { [.init(key: "primaryLocationLineHash", value: .string($0))] } ?? [])
                        + [.init(key: "backlintFinding/v1", value: .string(diagnostic.fingerprint))])),
        ]
        if !diagnostic.distinctNotes.isEmpty {
            let places = diagnostic.distinctNotes.enumerated().map { related(number: $0 + 1, $1) }
            members.append(.init(key: "relatedLocations", value: .array(places)))
        }
        if !diagnostic.fixIts.isEmpty {
            members.append(.init(key: "fixes", value: .array(diagnostic.fixIts.map(fix))))
        }
        members.append(.init(key: "properties", value: properties(of: diagnostic)))
        return .object(members)
    }

    private func properties(of diagnostic: Diagnostic) -> JSONValue {
        let scope = diagnostic.scope.map { [JSONValue.Member(key: "scope", value: .string($0))] } ?? []
        return .object([.init(key: "screen", value: .string(diagnostic.screen))] + scope)
    }

    /// The finding as a sentence, and behind it links to what was looked at: code scanning shows only what is linked.
    private func message(of diagnostic: Diagnostic) -> String {
        let sentence = Self.withoutLinks(PrintableText.escaped(diagnostic.message)) + "."
        guard !diagnostic.distinctNotes.isEmpty else { return sentence }
        let links = diagnostic.distinctNotes.enumerated().map { "[\(Self.linkText($1.message))](\($0 + 1))" }
        return sentence + " How it was found: " + links.joined(separator: "; ") + "."
    }

    private func related(number: Int, _ note: Diagnostic.Note) -> JSONValue {
        [
            "id": .number(number),
            "physicalLocation": place(note.path, note.range),
            "message": text(Self.withoutLinks(PrintableText.escaped(note.message))),
        ]
    }

    private func fix(_ fixIt: FixIt) -> JSONValue {
        let changes = fixIt.editedPaths.map { path in
            change(of: path, fixIt.edits.filter { $0.path == path }.map { ($0.range, $0.replacement) })
        }
        // A file that isn't there yet is an empty one.
        let start = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
        let created = fixIt.creates.map {
            change(of: $0.path, [(PositionRange(start: start, end: start), $0.contents)])
        }
        return [
            "description": text(Self.withoutLinks(PrintableText.escaped(fixIt.message))),
            "artifactChanges": .array(changes + created),
        ]
    }

    private func change(of path: String, _ edits: [(range: PositionRange, text: String)]) -> JSONValue {
        let replacements = edits.map { edit in
            let deleted = JSONValue.Member(key: "deletedRegion", value: region(edit.range))
            let inserted = JSONValue.Member(key: "insertedContent", value: text(edit.text))
            return JSONValue.object(edit.text.isEmpty ? [deleted] : [deleted, inserted])
        }
        return ["artifactLocation": artifact(path), "replacements": .array(replacements)]
    }

    private func place(_ path: String, _ range: PositionRange) -> JSONValue {
        ["artifactLocation": artifact(path), "region": region(range)]
    }

    private func artifact(_ path: String) -> JSONValue {
        ["uri": .string(URIReference.of(report.pathFromTop(to: path))), "uriBaseId": .string(Self.base)]
    }

    private func region(_ range: PositionRange) -> JSONValue {
        [
            "startLine": .number(range.start.line), "startColumn": .number(range.start.utf16Column),
            "endLine": .number(range.end.line), "endColumn": .number(range.end.utf16Column),
        ]
    }

    private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

    /// A name can look like a link; then its brackets are no longer taken for one.
    private static func withoutLinks(_ text: String) -> String { text.contains("](") ? linkText(text) : text }

    /// Text as it stands between the brackets of a link (section 3.11.6 of the standard).
    private static func linkText(_ text: String) -> String {
        PrintableText.escaped(text).replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing(
            "]", with: "\\]")
    }
}
