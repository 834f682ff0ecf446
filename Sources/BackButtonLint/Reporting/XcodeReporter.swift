extension Reporter {
    /// The lines Xcode and the compiler's other readers understand, with fix-its.
    ///
    /// Xcode takes every other line of a script's output for a notice: so nothing else is said, and nothing at all when
    /// there is nothing to report.
    public static let xcode = Reporter(name: "xcode", summary: "one line a finding, as the compiler prints them") {
        report, style in
        var output = ""
        for diagnostic in report.diagnostics where style.shows(diagnostic) {
            let place = XcodePlace(report, diagnostic.path)
            output += "\(place.at(diagnostic.range.start)): \(diagnostic.severity.rawValue): "
            output += text(of: diagnostic, in: report) + " (\(diagnostic.rule))\n"
            // Xcode hangs these on the line before them. It can't create a file.
            guard let fixIt = diagnostic.fixIts.first, fixIt.creates.isEmpty else { continue }
            for edit in fixIt.edits {
                let place = XcodePlace(report, edit.path)
                output += "\(place.over(edit.range)): fixit: \(JSONValue.escaped(edit.replacement))\n"
            }
        }
        return output
    }

    /// The screen's name keeps it apart from others: Xcode shows findings with the same text once.
    private static func text(of diagnostic: Diagnostic, in report: Report) -> String {
        var text = report.sentence(diagnostic) { $0 }
        // Xcode would read the kind and the place from the last of these.
        for kind in ["error", "warning", "note"] { text = text.replacing(": \(kind): ", with: " \(kind) ") }
        return text
    }
}

/// A place as Xcode resolves it without knowing the root.
private struct XcodePlace {
    let file: String

    init(_ report: Report, _ path: String) { file = PrintableText.escaped(report.absolutePath(to: path)) }

    func at(_ position: Position) -> String { "\(file):\(position.line):\(position.column)" }

    /// A run to replace, or the one place where something is put in.
    func over(_ range: PositionRange) -> String {
        range.start == range.end ? at(range.start) : "\(at(range.start))-\(range.end.line):\(range.end.column)"
    }
}
