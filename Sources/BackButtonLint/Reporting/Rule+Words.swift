extension Rule {
    /// The id as a heading: `Missing Back Button`.
    var title: String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// When it reports, as a sentence.
    var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

    /// Why that matters, as paragraphs of one line each.
    var reason: String { Paragraphs.unwrapped(explanation.why) }
}
