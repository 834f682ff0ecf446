/// Colour for terminals; plain text where none is wanted.
struct Paint: Sendable {
    let usesColor: Bool

    /// What is looked for first: the place of a finding, the name of a screen.
    func strong(_ text: String) -> String { wrap(text, "1") }

    /// What only frames: line numbers, rules of a table.
    func faint(_ text: String) -> String { wrap(text, "2") }

    func good(_ text: String) -> String { wrap(text, "32") }
    func bad(_ text: String) -> String { wrap(text, "31") }
    func unsure(_ text: String) -> String { wrap(text, "33") }
    func added(_ text: String) -> String { wrap(text, "32") }
    func removed(_ text: String) -> String { wrap(text, "31") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .note: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
