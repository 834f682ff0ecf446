/// What came of silencing findings by directives.
public struct SuppressionOutcome: Sendable {
    /// By path.
    public internal(set) var changes: [FileChange] = []

    /// How many directives were written, or took more rules in.
    public internal(set) var directives = 0
    public internal(set) var silenced: [Diagnostic] = []

    /// The findings at which no comment can stand.
    public internal(set) var left: [Diagnostic] = []
}
