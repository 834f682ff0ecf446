/// What the parts of a page link to.
struct PageLinks {
    /// By the places of hides and uses of wrappers: the rows of the list of screens.
    private var rows: [Report.Map.Site: Int] = [:]
    private let map: Report.Map?

    init(_ report: Report) {
        map = report.map
        for (row, screen) in report.screens.enumerated() {
            for use in screen.uses { rows[Report.Map.Site(path: use.path, position: use.range.start)] = row }
        }
        for (row, screen) in report.screens.enumerated() {
            rows[Report.Map.Site(path: screen.path, position: screen.range.start)] = row
        }
    }

    static func screen(_ row: Int) -> String { "screen-\(row + 1)" }

    static func view(_ row: Int) -> String { "view-\(row + 1)" }

    static func finding(_ row: Int) -> String { "finding-\(row + 1)" }

    /// Where more is said about a screen of the map: its verdicts if it hides the back button, else what leads to it.
    func target(ofView row: Int) -> String {
        guard let map else { return "#main" }
        for hide in map.screens[row].hides {
            if let screen = rows[hide.site] { return "#" + Self.screen(screen) }
        }
        return "#" + Self.view(row)
    }
}
