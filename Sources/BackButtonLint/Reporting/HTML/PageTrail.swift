/// The steps that led to an answer.
enum PageTrail {
    struct Step: Equatable {
        let path: String
        let line: Int
        let what: String
    }

    /// Each step once: a trail may come by a place on several ways.
    static func list(_ steps: [Step]) -> String {
        var told: [Step] = []
        for step in steps where !told.contains(step) { told.append(step) }
        let items = told.map { step in
            "<li>\(MarkupText.prose(step.what)) <span class=\"place\">"
                + MarkupText.escaped("\(step.path):\(step.line)") + "</span></li>"
        }
        return "<ol class=\"trail\">" + items.joined() + "</ol>"
    }
}
