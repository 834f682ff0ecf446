/// One rule: its words and its check. A rule is a value in a file of its own.
public struct Rule: Sendable {
    /// Part of the interface: never changes once released.
    public let id: String

    /// Whether it speaks without being asked.
    public let isOn: Bool
    public let severity: Severity

    /// When it reports, in one line.
    public let summary: String

    /// What its fix-it does, in a few words; nil without one.
    public let fix: String?
}
