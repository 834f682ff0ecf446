/// Every hide site with its verdicts, a row each, the uses of a wrapper below it.
package enum ScreensTable {
    package static func text(_ report: Report, _ style: ReportStyle) -> String {
        guard !report.screens.isEmpty else { return style.isQuiet ? "" : Conclusion(report, style).text }
        let paint = Paint(usesColor: style.usesColor)
        let showsScope = Set(report.screens.map(\.scope)).count > 1
        let columns: [Column] =
            [.screen] + (showsScope ? [.scope] : []) + [.hides, .reached, .wayBack, .swipeBack, .place]
        let rows = report.screens.flatMap { screen in
            [Row(screen)] + screen.uses.map { Row($0, in: screen) }
        }
        let table = Table(rows: [columns.map(\.title)] + rows.map { row in columns.map { row.cell($0, style) } })
        let lines = table.lines { cell, row, column in
            row == 0 ? paint.faint(cell) : columns[column].painted(cell, paint)
        }
        let listing = lines.joined(separator: "\n") + "\n"
        return style.isQuiet ? listing : listing + "\n" + conclusion(report) + "\n"
    }

    private static func conclusion(_ report: Report) -> String {
        let tally = ScreenTally(report.screens)
        guard tally.all > 0 else { return "no screen hides the back button" }
        let hiding = tally.all == 1 ? "1 screen hides" : "\(tally.all) screens hide"
        return "\(hiding) the back button: \(tally.sentence)"
    }

    private enum Column {
        case screen, scope, hides, reached, wayBack, swipeBack, place

        var title: String {
            switch self {
            case .screen: "SCREEN"
            case .scope: "SCOPE"
            case .hides: "HIDES"
            case .reached: "REACHED"
            case .wayBack: "WAY BACK"
            case .swipeBack: "SWIPE BACK"
            case .place: "PLACE"
            }
        }

        func painted(_ cell: String, _ paint: Paint) -> String {
            switch (self, cell) {
            case (.screen, _): paint.strong(cell)
            case (.wayBack, "none"), (.swipeBack, "none"): paint.bad(cell)
            case (.wayBack, "unknown"), (.swipeBack, "unknown"): paint.unsure(cell)
            case (.wayBack, _), (.swipeBack, _): paint.good(cell)
            default: cell
            }
        }
    }

    private struct Row {
        let screen: String
        let scope: String?
        let hides: String
        let reached: String
        let wayBack: String
        let swipeBack: String
        let path: String
        let position: Position

        init(_ site: Report.Screen) {
            screen = site.screen
            scope = site.scope
            hides = site.locked ? "\(site.hides), locked" : site.hides
            reached = site.reached
            wayBack = site.wayBack.verdict
            swipeBack = site.swipeBack.verdict
            path = site.path
            position = site.range.start
        }

        init(_ use: Report.Use, in site: Report.Screen) {
            screen = "  in \(use.screen)"
            scope = site.scope
            hides = ""
            reached = use.reached
            wayBack = use.wayBack.verdict
            swipeBack = use.swipeBack.verdict
            path = use.path
            position = use.range.start
        }

        func cell(_ column: Column, _ style: ReportStyle) -> String {
            switch column {
            case .screen: screen
            case .scope: scope ?? "-"
            case .hides: hides
            case .reached: reached
            case .wayBack: wayBack
            case .swipeBack: swipeBack
            case .place: style.place(path, position)
            }
        }
    }
}
