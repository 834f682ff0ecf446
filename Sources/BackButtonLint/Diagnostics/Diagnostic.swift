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
    public private(set) var fingerprint: String

    /// Its number among the findings that have rule, path and screen in common, from 0.
    private var ordinal = 0

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

    var identity: FindingIdentity { FindingIdentity(rule: rule, path: path, screen: screen, ordinal: ordinal) }

    /// The same with its number, and the fingerprint that belongs to it.
    func numbered(_ ordinal: Int) -> Diagnostic {
        var numbered = self
        numbered.ordinal = ordinal
        numbered.fingerprint = numbered.identity.fingerprint
        return numbered
    }

    /// A place that was looked at on the way to a finding, and what it says.
    public struct Note: Hashable, Sendable {
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
