/// All that a run has to say; every reporter is a function of it.
public struct Report: Sendable {
    /// The absolute path of what was indexed.
    public let root: String

    /// Where the root lies below the top of its git work tree, with `/`; empty where it is the top, and without one.
    public let pathFromTop: String
    public package(set) var summary: Summary

    /// Sorted by path, offset, rule.
    public package(set) var diagnostics: [Diagnostic]

    /// Every hide site, sorted by path and offset.
    public let screens: [Screen]

    /// What could not be looked at; talk for standard error.
    public let complaints: [Complaint]

    /// The bytes of the files that diagnostics and their notes name, by path: what excerpts are cut from.
    ///
    /// A file that is missing here gets no excerpt.
    public let sources: [String: [UInt8]]

    /// What became of the entries of a baseline.
    package var baseline = BaselineOutcome()

    /// How all screens are reached; nil unless a format draws it.
    public var map: Map?

    public init(
        root: String,
        pathFromTop: String = "",
        summary: Summary,
        diagnostics: [Diagnostic],
        screens: [Screen],
        complaints: [Complaint] = [],
        sources: [String: [UInt8]] = [:]
    ) {
        self.root = root
        self.pathFromTop = pathFromTop
        self.summary = summary
        self.diagnostics = diagnostics
        self.screens = screens
        self.complaints = complaints
        self.sources = sources
    }

    /// A file or folder that was passed over, and why.
    public struct Complaint: Sendable {
        /// Relative to the root, with `/`; absolute for a PATH that doesn't lie below it.
        public let path: String
        public let reason: String

        /// Whether it was asked for by name: then the run could not do its work.
        public let isArgument: Bool

        public init(path: String, reason: String, isArgument: Bool = false) {
            self.path = path
            self.reason = reason
            self.isArgument = isArgument
        }
    }

    /// Counts over the run.
    public struct Summary: Sendable {
        /// Swift files below the root that were not left out.
        public var files = 0
        /// How many of them had to be parsed.
        public var parsed = 0
        /// Those that hide the back button.
        public var screens = 0
        public var errors = 0
        public var warnings = 0
        public var notes = 0
        /// Findings that a directive silences.
        public var suppressed = 0
        /// Findings that a baseline knows.
        public var baselined = 0
        /// Diagnostics with any fix-it.
        public var fixable = 0

        public init() {}
    }

    /// One hide site with what was found out about its screen.
    public struct Screen: Sendable {
        public let screen: String
        public let scope: String?
        public let path: String
        /// The range of the identifier `navigationBarBackButtonHidden`.
        public let range: PositionRange
        /// `always`, `conditional` or `never`.
        public let hides: String
        /// `pushed`, `presented`, `root` or `unknown`.
        public let reached: String
        public let wayBack: Judgement
        public let swipeBack: Judgement
        public let locked: Bool
        public let uses: [Use]
        /// Why nothing is reported about it; for people alone.
        package var exemption: Exemption?

        public init(
            screen: String,
            scope: String?,
            path: String,
            range: PositionRange,
            hides: String,
            reached: String,
            wayBack: Judgement,
            swipeBack: Judgement,
            locked: Bool,
            uses: [Use]
        ) {
            self.screen = screen
            self.scope = scope
            self.path = path
            self.range = range
            self.hides = hides
            self.reached = reached
            self.wayBack = wayBack
            self.swipeBack = swipeBack
            self.locked = locked
            self.uses = uses
        }
    }

    /// One use of a modifier or wrapper that holds a hide.
    public struct Use: Sendable {
        public let screen: String
        public let path: String
        public let range: PositionRange
        public let reached: String
        public let wayBack: Judgement
        public let swipeBack: Judgement

        public init(
            screen: String,
            path: String,
            range: PositionRange,
            reached: String,
            wayBack: Judgement,
            swipeBack: Judgement
        ) {
            self.screen = screen
            self.path = path
            self.range = range
            self.reached = reached
            self.wayBack = wayBack
            self.swipeBack = swipeBack
        }
    }

    /// A verdict in its word, and the places that led to it.
    public struct Judgement: Sendable {
        public let verdict: String
        public let evidence: [Evidence]

        public init(verdict: String, evidence: [Evidence]) {
            self.verdict = verdict
            self.evidence = evidence
        }
    }

    /// A step of a trail.
    public struct Evidence: Sendable {
        public let path: String
        /// From 1.
        public let line: Int
        /// In UTF-8 bytes, from 1.
        public let column: Int
        public let what: String

        public init(path: String, line: Int, column: Int, what: String) {
            self.path = path
            self.line = line
            self.column = column
            self.what = what
        }
    }
}
