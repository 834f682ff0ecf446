import BackButtonLint

/// How a run ends, for the shell.
enum ExitStatus: Int32, CaseIterable {
    /// Nothing at error severity: warnings and notes don't count, and neither does an empty root.
    case clean = 0
    /// An error-severity finding.
    case findings = 1
    /// The run could not do its work: wrong usage, a PATH that can't be read, a failed write.
    case failure = 2

    /// For the help, in one line.
    var meaning: String {
        switch self {
        case .clean: "nothing at error severity; warnings and notes don't count"
        case .findings: "an error, or a warning under --strict"
        case .failure: "it could not do its work: wrong usage, bad configuration, failed write"
        }
    }

    /// The status that a report calls for. With `exitsZero` findings don't count, but a run that failed does.
    init(of report: Report, exitsZero: Bool = false) {
        if report.complaints.contains(where: \.isArgument) {
            self = .failure
        } else if report.summary.errors > 0, !exitsZero {
            self = .findings
        } else {
            self = .clean
        }
    }
}

/// Why a run can't do its work.
struct Refusal: Error {
    /// As they are printed, one reason each.
    let lines: [String]

    /// Without a place in front, Xcode shows the line among its issues.
    init(_ message: String) { lines = ["error: " + message] }

    /// Everything that is wrong with a configuration, each with its place.
    init(_ fault: DocumentFault) { lines = fault.lines }

    /// Names a word that isn't known, and the known one that was meant or where to find them.
    init(unknown kind: String, _ word: String, among known: [String], listedBy list: String) {
        let hint = NearestName.of(word, among: known).map { "did you mean '\($0)'?" } ?? "\(list) lists them"
        self.init("unknown \(kind) '\(word)'; \(hint)")
    }
}
