/// The totals of a report.
struct PageSummary {
    let report: Report

    init(_ report: Report) { self.report = report }

    var section: String {
        """
        <section class="summary" aria-labelledby="summary">
        <h2 id="summary" class="quiet">Summary</h2>
        <p class="sentence">\(MarkupText.escaped(sentence))</p>
        <dl class="figures">
        \(figures.map(Self.element).joined(separator: "\n"))
        </dl>
        </section>
        """
    }

    private var sentence: String {
        let tally = ScreenTally(report.screens)
        if report.summary.files == 0 { return "There are no Swift files here." }
        if tally.all == 0 { return "No screen hides the back button." }
        let hiding = tally.all == 1 ? "1 screen hides the back button" : "\(tally.all) screens hide the back button"
        return hiding + ": " + tally.sentence + "."
    }

    private struct Figure {
        let count: Int
        let words: String
        var mood = ""
    }

    private static func element(_ figure: Figure) -> String {
        let mood = figure.count > 0 && !figure.mood.isEmpty ? " class=\"\(figure.mood)\"" : ""
        return "<div\(mood)><dt>\(figure.words)</dt><dd>\(figure.count)</dd></div>"
    }

    private var figures: [Figure] {
        let summary = report.summary
        let always = [
            Figure(count: summary.errors, words: "errors", mood: "bad"),
            Figure(count: summary.warnings, words: "warnings", mood: "warn"),
            Figure(count: summary.notes, words: "notes"),
            Figure(count: lacking("none", \.wayBack), words: "without a way back", mood: "bad"),
            Figure(count: lacking("none", \.swipeBack), words: "without a swipe back", mood: "warn"),
            Figure(count: summary.fixable, words: "with a fix"),
        ]
        let sometimes = [
            Figure(count: summary.suppressed, words: "suppressed"),
            Figure(count: summary.baselined, words: "known from the baseline"),
        ]
        return always + sometimes.filter { $0.count > 0 } + [Figure(count: summary.files, words: "Swift files")]
    }

    private func lacking(_ verdict: String, _ judgement: (Report.Screen) -> Report.Judgement) -> Int {
        report.screens.count { $0.exemption == nil && judgement($0).verdict == verdict }
    }
}
