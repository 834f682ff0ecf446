/// Every screen that hides the back button, with its verdicts and what led to them.
struct PageScreens {
    let report: Report
    let links: PageLinks

    init(_ report: Report, _ links: PageLinks) {
        self.report = report
        self.links = links
    }

    /// Nothing without such a screen.
    var section: String {
        guard !report.screens.isEmpty else { return "" }
        let rows = report.screens.enumerated().map { item($1, row: $0) }
        return """
            <section aria-labelledby="screens">
            <h2 id="screens">Screens</h2>
            <p class="lead">Every screen that hides the back button, and how one gets back from it.</p>
            <ul class="screens">
            \(rows.joined(separator: "\n"))
            </ul>
            </section>
            """
    }

    private func item(_ screen: Report.Screen, row: Int) -> String {
        let hides = screen.locked ? "\(screen.hides), locked" : screen.hides
        let place = "\(screen.path):\(screen.range.start.line)"
        let scope = screen.scope.map { " <span class=\"scope\">\(MarkupText.escaped($0))</span>" } ?? ""
        var parts = [
            "<li id=\"\(PageLinks.screen(row))\" data-path=\"\(MarkupText.escaped(screen.path))\" tabindex=\"-1\">",
            "<h3>\(MarkupText.escaped(screen.screen))\(scope)</h3>",
            "<p class=\"meta\"><span class=\"place\">\(MarkupText.escaped(place))</span></p>",
            verdicts(
                [("Hides", hides, ""), ("Reached", screen.reached, "")], screen.wayBack, screen.swipeBack,
                matters: screen.exemption == nil),
        ]
        if let exemption = screen.exemption { parts.append("<p class=\"exempt\">No finding: \(exemption.words).</p>") }
        parts.append(trails(screen.wayBack, screen.swipeBack))
        for use in screen.uses { parts.append(element(use, matters: screen.exemption == nil)) }
        return parts.joined(separator: "\n") + "</li>"
    }

    private func element(_ use: Report.Use, matters: Bool) -> String {
        """
        <div class="use"><h4>in \(MarkupText.escaped(use.screen))</h4>
        <p class="meta"><span class="place">\(MarkupText.escaped("\(use.path):\(use.range.start.line)"))</span></p>
        \(verdicts([("Reached", use.reached, "")], use.wayBack, use.swipeBack, matters: matters))
        \(trails(use.wayBack, use.swipeBack))</div>
        """
    }

    private func verdicts(
        _ facts: [(String, String, String)], _ wayBack: Report.Judgement, _ swipeBack: Report.Judgement, matters: Bool
    ) -> String {
        let all =
            facts + [
                ("Way back", wayBack.verdict, Self.mood(wayBack.verdict, none: matters ? "bad" : "")),
                ("Swipe back", swipeBack.verdict, Self.mood(swipeBack.verdict, none: matters ? "warn" : "")),
            ]
        let items = all.map { title, verdict, mood in
            "<div><dt>\(title)</dt><dd\(mood.isEmpty ? "" : " class=\"\(mood)\"")>\(MarkupText.escaped(verdict))</dd></div>"
        }
        return "<dl class=\"verdicts\">\(items.joined())</dl>"
    }

    private static func mood(_ verdict: String, none: String) -> String {
        switch verdict {
        case "none": none
        case "unknown": "unsure"
        default: "good"
        }
    }

    private func trails(_ wayBack: Report.Judgement, _ swipeBack: Report.Judgement) -> String {
        let lists = [("Way back", wayBack), ("Swipe back", swipeBack)].compactMap { title, judgement -> String? in
            guard !judgement.evidence.isEmpty else { return nil }
            let steps = judgement.evidence.map { PageTrail.Step(path: $0.path, line: $0.line, what: $0.what) }
            return "<p class=\"trail\">\(title): \(MarkupText.escaped(judgement.verdict))</p>" + PageTrail.list(steps)
        }
        guard !lists.isEmpty else { return "" }
        return "<details><summary>What was looked at</summary>\(lists.joined())</details>"
    }
}
