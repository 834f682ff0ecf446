/// A format: its name and the pure function from a report to a text.
public struct Reporter: Sendable {
    /// What `--format` calls it.
    public let name: String

    /// What it is for, in a few words.
    public let summary: String

    /// Whether it draws the map of all screens.
    public var drawsMap = false

    /// The whole output, line end included; empty when the format says nothing about a clean run.
    public let render: @Sendable (Report, ReportStyle) -> String
}

extension Reporter {
    /// Every format, in the order in which the help lists them.
    public static let all: [Reporter] = [
        .text, .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .sonarqube, .swiftlint, .rdjsonl,
        .markdown, .html,
    ]

    public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}

/// How a format for people prints a report.
public struct ReportStyle: Sendable {
    /// Whether findings of severity note are printed too.
    public var showsNotes = false

    /// The rules that were asked for by name; their notes are printed in any case.
    public var namedRules: Set<String> = []

    public var usesColor = false

    /// How many columns a line of source may take before it is cut around what matters.
    public var columns = 120

    /// Whether the findings alone are printed, without a summary and advice.
    public var isQuiet = false

    /// How formats for people spell paths; those for programs have their own ways.
    public var paths = PathSpelling()

    /// The words that a command to try has to end with to look at the same files.
    public var commandTail: [String] = []

    public init() {}

    /// A place for people, as terminals and editors open it.
    func place(_ path: String, _ line: Int, _ column: Int) -> String {
        PrintableText.escaped("\(paths.of(path)):\(line):\(column)")
    }

    func place(_ path: String, _ position: Position) -> String { place(path, position.line, position.column) }

    /// Whether a format that leaves out notes prints the diagnostic.
    func shows(_ diagnostic: Diagnostic) -> Bool {
        showsNotes || diagnostic.severity > .note || namedRules.contains(diagnostic.rule)
    }
}
