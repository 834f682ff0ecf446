/// What was looked at to judge one screen, step by step.
package enum ScreenTrail {
    /// The trails of every hide site of the screen called `name`; nil if there is none.
    package static func text(of name: String, in report: Report, _ style: ReportStyle) -> String? {
        let screens = report.screens.filter { $0.screen == name }
        guard !screens.isEmpty else { return nil }
        return screens.map { trail(of: $0, style) }.joined(separator: "\n")
    }

    /// The names that `text(of:in:_:)` knows.
    package static func names(in report: Report) -> [String] { Set(report.screens.map(\.screen)).sorted() }

    private static func trail(of screen: Report.Screen, _ style: ReportStyle) -> String {
        let paint = Paint(usesColor: style.usesColor)
        let scope = screen.scope.map { " (\($0))" } ?? ""
        var output = paint.strong(PrintableText.escaped(screen.screen + scope)) + "\n"
        let hides = screen.locked ? "\(screen.hides), locked" : screen.hides
        output += fact("hides", hides) + "  " + style.place(screen.path, screen.range.start) + "\n"
        if let exemption = screen.exemption { output += fact("no finding", exemption.words) + "\n" }
        output += found(screen.reached, screen.wayBack, screen.swipeBack, style)
        for use in screen.uses {
            output += "\n  in " + paint.strong(PrintableText.escaped(use.screen)) + "  "
            output += style.place(use.path, use.range.start) + "\n"
            let found = found(use.reached, use.wayBack, use.swipeBack, style)
            output += found.split(separator: "\n").reduce(into: "") { $0 += "  " + $1 + "\n" }
        }
        return output
    }

    private static func found(
        _ reached: String,
        _ wayBack: Report.Judgement,
        _ swipeBack: Report.Judgement,
        _ style: ReportStyle
    ) -> String {
        fact("reached", reached) + "\n" + judgement("way back", wayBack, style)
            + judgement("swipe back", swipeBack, style)
    }

    private static func judgement(_ title: String, _ judgement: Report.Judgement, _ style: ReportStyle) -> String {
        let paint = Paint(usesColor: style.usesColor)
        let verdict =
            switch judgement.verdict {
            case "none": paint.bad(judgement.verdict)
            case "unknown": paint.unsure(judgement.verdict)
            default: paint.good(judgement.verdict)
            }
        let steps = Table(rows: judgement.evidence.map { [style.place($0.path, $0.line, $0.column), $0.what] })
        let lines = steps.lines { cell, _, column in column == 0 ? paint.faint(cell) : cell }
        return fact(title, verdict) + "\n" + lines.reduce(into: "") { $0 += "    " + $1 + "\n" }
    }

    /// The titles are known words: all fit into twelve columns.
    private static func fact(_ title: String, _ value: String) -> String {
        "  " + title + String(repeating: " ", count: max(1, 12 - title.count)) + value
    }
}
