/// What a rule's findings weigh, or that it doesn't speak.
package enum RuleLevel: String, Sendable, CaseIterable {
    case off, note, warning, error
}
