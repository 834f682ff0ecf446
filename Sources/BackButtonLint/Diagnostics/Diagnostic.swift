/// One finding, placed and worded: what every reporter prints.
public struct Diagnostic: Sendable {
    /// The rule's id, such as `missing_back_button`.
    public let rule: String
    public var severity: Severity

    /// One line, lower case, no full stop; names the screen and what is missing.
    public let message: String

    /// The screen it is about: the innermost type, or `View.name()` for an extension function.
    public let screen: String

    /// The target or product it belongs to; nil without a manifest.
    public let scope: String?

    /// Relative to the root, with `/`.
    public let path: String
    public let range: PositionRange

    /// What was looked at and what decided it, in that order.
    public let notes: [Note]

    /// Alternatives against the same text; the first is the one `--fix` applies.
    public let fixIts: [FixIt]

    /// The same as long as rule, path, screen and the ordinal among their equals are; holds no line.
    public let fingerprint: String

    public init(
        rule: String,
        severity: Severity,
        message: String,
        screen: String,
        scope: String?,
        path: String,
        range: PositionRange,
        notes: [Note],
        fixIts: [FixIt],
        fingerprint: String
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.screen = screen
        self.scope = scope
        self.path = path
        self.range = range
        self.notes = notes
        self.fixIts = fixIts
        self.fingerprint = fingerprint
    }

    /// The same with another fingerprint.
    func with(fingerprint: String) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: severity, message: message, screen: screen, scope: scope, path: path, range: range,
            notes: notes, fixIts: fixIts, fingerprint: fingerprint)
    }

    /// A place that was looked at on the way to a finding, and what it says.
    public struct Note: Sendable {
        public let message: String

        /// Relative to the root, with `/`.
        public let path: String
        public let range: PositionRange

        public init(message: String, path: String, range: PositionRange) {
            self.message = message
            self.path = path
            self.range = range
        }
    }
}
