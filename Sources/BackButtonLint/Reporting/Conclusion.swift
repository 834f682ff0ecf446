/// The last lines for people: what was found or checked, what isn't shown, and the next command to try.
struct Conclusion {
    private let report: Report
    private let style: ReportStyle
    private let paint: Paint

    /// The findings that are printed, in the order in which they are.
    private let shown: [Diagnostic]

    init(_ report: Report, _ style: ReportStyle, shown: [Diagnostic] = []) {
        self.report = report
        self.style = style
        self.shown = shown
        paint = Paint(usesColor: style.usesColor)
    }

    var text: String {
        let lines = [shown.isEmpty ? clean : found, asides, advice]
        return lines.compactMap { $0 }.joined(separator: "\n") + "\n"
    }

    private var tally: ScreenTally { ScreenTally(report.screens) }

    /// How many screens there are to look at, as a clause.
    var hiding: String {
        tally.all == 1 ? "1 screen hides the back button" : "\(tally.all) screens hide the back button"
    }

    private var found: String {
        let summary = report.summary
        let counts = counted { severity in
            switch severity {
            case .error: summary.errors
            case .warning: summary.warnings
            case .note: summary.notes
            }
        }
        return paint.strong(counts) + "; \(hiding), \(counted(summary.files, "Swift file")) looked at"
    }

    /// What was checked, if nothing is to be reported.
    var clean: String {
        if report.summary.files == 0 { return "no Swift files in " + PrintableText.escaped(report.root) }
        if tally.all == 0 {
            return "no screen hides the back button (\(counted(report.summary.files, "Swift file")) looked at)"
        }
        let sentence = hiding + ": " + tally.sentence
        return tally.isGood ? paint.good(sentence) : sentence
    }

    /// What the run knows but doesn't print.
    private var asides: String? {
        let hidden = report.diagnostics.count - shown.count
        let parts = [
            hidden == 0 ? nil : counted(hidden, "note") + " not shown (--notes prints \(hidden == 1 ? "it" : "them"))",
            report.summary.suppressed == 0 ? nil : "\(report.summary.suppressed) suppressed",
            report.summary.baselined == 0 ? nil : "\(report.summary.baselined) known from the baseline",
        ]
        let told = parts.compactMap { $0 }
        return told.isEmpty ? nil : told.joined(separator: ", ")
    }

    private var advice: String? {
        let names = Set(report.screens.map(\.screen))
        if let diagnostic = shown.first(where: { names.contains($0.screen) }) {
            return command(["screens", "--explain", diagnostic.screen], "how that was decided")
        }
        guard shown.isEmpty, tally.well < tally.all else { return nil }
        if names.count == 1, let name = names.first {
            return command(["screens", "--explain", name], "how that was decided")
        }
        return command(["screens"], "each of them, and why")
    }

    private func command(_ words: [String], _ gain: String) -> String {
        let line = (["backlint"] + words + style.commandTail).map(Self.shellWord).joined(separator: " ")
        return "next: " + paint.strong(PrintableText.escaped(line)) + paint.faint("  # \(gain)")
    }

    /// The word as a shell reads it back.
    private static func shellWord(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-_./+,:@%=".utf8.contains(byte)
                }
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
