/// What a report says of one world.
struct ReportPart: Sendable {
    var screens: [Report.Screen] = []

    /// Without fingerprints.
    var diagnostics: [Diagnostic] = []

    /// The paths of silenced findings.
    var suppressed: [String] = []

    /// The bytes of the files that findings speak of, by path.
    var sources: [String: [UInt8]] = [:]

    /// How many files were parsed.
    var parsed = 0

    /// Where it is drawn: how the world's screens are reached.
    var map: Report.Map?

    /// Files that were asked and can't be read.
    var unread: [SourceTree.Complaint] = []
}
