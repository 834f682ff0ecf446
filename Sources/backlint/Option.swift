import BackButtonLint

/// One option: its name, what it takes, what it does. Parsing and help are made from these values.
struct Option: Sendable {
    /// With its dashes.
    let name: String
    /// What it takes, as the help shows it; nil for a switch.
    let value: String?
    /// What counts where it stands alone; nil where it needs a value. One that is given stands behind a `=` then.
    var defaultValue: String?
    /// One line for the help.
    let summary: String
    /// Whether the help leaves it out.
    var isHidden = false
    /// Whether it may stand there several times, each counting.
    var isRepeatable = false
    /// What a shell offers for its value.
    var completion = Completion.nothing
    /// Notes it in the invocation; the text is empty for a switch.
    let apply: @Sendable (inout Invocation, String) throws(Refusal) -> Void

    /// What stands behind its name in the help; nil for a switch.
    var placeholder: String? { value.map { defaultValue == nil ? " " + $0 : "[=\($0)]" } }
}

extension Option {
    static let format = Option(
        name: "--format", value: "NAME[=FILE]",
        summary: "a format, and its file; repeatable (text on a terminal, else xcode)",
        isRepeatable: true, completion: .words(Reporter.all.map(\.name))
    ) { invocation, text throws(Refusal) in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let reporter = Reporter.named(parts[0]) else {
            throw Refusal(
                unknown: "format", parts[0], among: Reporter.all.map(\.name), listedBy: "'backlint lint --help'")
        }
        let file = parts.count > 1 ? parts[1] : nil
        guard file != "" else { throw Refusal("--format \(parts[0])= needs the name of a file") }
        // Two outputs can't share a place: whoever reads it could tell neither from the other.
        guard !invocation.formats.contains(where: { $0.file == file }) else {
            throw Refusal(
                file.map { "two formats can't be written to the same file, '\($0)'" }
                    ?? "two formats can't both be printed; write one to a file: --format \(parts[0])=FILE")
        }
        invocation.formats.append(FormatChoice(reporter: reporter, file: file))
    }

    static let mapFormat = Option(
        name: "--format", value: "NAME",
        summary: "mermaid (for Markdown, the default), dot (for Graphviz) or svg (a picture)",
        completion: .words(MapFormat.all.map(\.name))
    ) { invocation, text throws(Refusal) in
        guard let format = MapFormat.named(text) else {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, MapFormat.named(parts[0]) != nil {
                throw Refusal("a map is printed, not written: backlint map --format \(parts[0]) > \(parts[1])")
            }
            throw Refusal(
                unknown: "format of maps", text, among: MapFormat.all.map(\.name), listedBy: "'backlint map --help'")
        }
        invocation.mapFormat = format
    }

    static let root = Option(
        name: "--root", value: "DIR",
        summary: "what is indexed (the folder of .backlint.json, else the work tree)",
        completion: .folders
    ) { invocation, text in invocation.root = text }

    static let config = Option(
        name: "--config", value: "FILE",
        summary: "the configuration (the nearest .backlint.json in or above the root)",
        completion: .files
    ) { invocation, text in invocation.configurationFile = text }

    static let showConfig = Option(
        name: "--show-config", value: nil, summary: "print the configuration in force, as JSON, and check nothing"
    ) { invocation, _ in invocation.asksForConfiguration = true }

    static let showFiles = Option(
        name: "--show-files", value: nil, summary: "print the Swift files that are looked at, and check nothing"
    ) { invocation, _ in invocation.asksForFiles = true }

    static let exclude = Option(
        name: "--exclude", value: "GLOB",
        summary: "leave out as a line of a .gitignore in the root does; repeatable",
        isRepeatable: true
    ) { invocation, text throws(Refusal) in
        if let fault = ConfigurationFile.fault(inExclude: text) { throw Refusal("--exclude: \(fault)") }
        invocation.excludes.append(text)
    }

    static let noIgnore = Option(
        name: "--no-ignore", value: nil, summary: "don't leave out what .gitignore and the like name"
    ) { invocation, _ in invocation.readsIgnoreFiles = false }

    static let changed = Option(
        name: "--changed", value: "REF", defaultValue: "HEAD",
        summary: "report only files that differ from REF in git (default: HEAD)"
    ) { invocation, text throws(Refusal) in
        guard !text.isEmpty, !text.hasPrefix("-") else {
            throw Refusal("--changed takes the name of a commit: --changed=REF, not '\(text)'")
        }
        invocation.changedSince = text
    }

    static let baseline = Option(
        name: "--baseline", value: "FILE", summary: "don't report the known findings that FILE lists",
        completion: .files
    ) { invocation, text throws(Refusal) in invocation.baselineFile = try fileName(text, of: "--baseline") }

    static let writeBaseline = Option(
        name: "--write-baseline", value: "FILE", summary: "list what is found in FILE, as known from now on",
        completion: .files
    ) { invocation, text throws(Refusal) in invocation.newBaselineFile = try fileName(text, of: "--write-baseline") }

    private static func fileName(_ text: String, of option: String) throws(Refusal) -> String {
        if text.isEmpty { throw Refusal("\(option) needs the name of a file") }
        return text
    }

    static let addSuppressions = Option(
        name: "--add-suppressions", value: "REASON",
        summary: "write a directive with the reason at every reported finding, notes too"
    ) { invocation, text throws(Refusal) in
        if let fault = Suppressor.fault(inReason: text) { throw Refusal("--add-suppressions: \(fault)") }
        invocation.suppressionReason = text
    }

    static let stdinPath = Option(
        name: "--stdin-path", value: "PATH",
        summary: "PATH's text comes from standard input; only its folder must exist",
        completion: .files
    ) { invocation, text in invocation.stdinPath = text }

    static let scriptInputFiles = Option(
        name: "--use-script-input-files", value: nil,
        summary: "report the files that Xcode lists for the build phase"
    ) { invocation, _ in invocation.usesScriptInputFiles = true }

    static let rule = Option(
        name: "--rule", value: "ID", summary: "check this rule alone; repeatable",
        isRepeatable: true, completion: ruleIDs
    ) { invocation, text throws(Refusal) in
        invocation.onlyRules.append(try Rule.named(text).id)
    }

    static let enable = Option(
        name: "--enable", value: "ID", summary: "check this rule too; repeatable",
        isRepeatable: true, completion: ruleIDs
    ) { invocation, text throws(Refusal) in
        invocation.enabledRules.append(try Rule.named(text).id)
    }

    static let disable = Option(
        name: "--disable", value: "ID", summary: "don't check this rule; repeatable",
        isRepeatable: true, completion: ruleIDs
    ) { invocation, text throws(Refusal) in
        invocation.disabledRules.append(try Rule.named(text).id)
    }

    static let notes = Option(name: "--notes", value: nil, summary: "print findings of severity note too") {
        invocation, _ in invocation.showsNotes = true
    }

    static let fix = Option(name: "--fix", value: nil, summary: "apply the fix-its that keep the app as it is") {
        invocation, _ in invocation.fixing = invocation.fixing ?? Fixing()
    }

    static let unsafeFixes = Option(
        name: "--unsafe-fixes", value: nil, summary: "apply those too that change what people see; look at them after"
    ) { invocation, _ in
        invocation.fixing = invocation.fixing ?? Fixing()
        invocation.fixing?.includesUnsafe = true
    }

    static let diff = Option(
        name: "--diff", value: nil, summary: "print what --fix would change as a patch, and write nothing"
    ) { invocation, _ in
        invocation.fixing = invocation.fixing ?? Fixing()
        invocation.fixing?.isPreview = true
    }

    static let strict = Option(name: "--strict", value: nil, summary: "warnings count and print as errors") {
        invocation, _ in invocation.isStrict = true
    }

    static let exitZero = Option(name: "--exit-zero", value: nil, summary: "exit with 0 whatever is found") {
        invocation, _ in invocation.exitsZero = true
    }

    static let quiet = Option(name: "--quiet", value: nil, summary: "print no summary and no advice") {
        invocation, _ in invocation.isQuiet = true
    }

    static let statistics = Option(
        name: "--statistics", value: nil, summary: "count findings per rule, on standard error"
    ) { invocation, _ in invocation.showsStatistics = true }

    static let color = Option(
        name: "--color", value: "WHEN", summary: "auto, always or never (default: auto, which heeds NO_COLOR)",
        completion: .words(ColorChoice.allCases.map(\.rawValue))
    ) { invocation, text throws(Refusal) in
        guard let choice = ColorChoice(rawValue: text) else {
            throw Refusal("--color takes auto, always or never, not '\(text)'")
        }
        invocation.color = choice
    }

    static let jobs = Option(name: "--jobs", value: "N", summary: "work on N threads (default: one a processor)") {
        invocation, text throws(Refusal) in
        guard let jobs = Int(text), jobs > 0 else { throw Refusal("--jobs takes a number from 1 on, not '\(text)'") }
        invocation.jobs = jobs
    }

    static let explain = Option(name: "--explain", value: "NAME", summary: "print what was looked at for one screen") {
        invocation, text in invocation.explainedScreen = text
    }

    static let gatherEverything = Option(
        name: "--gather-everything", value: nil, summary: "parse every file, to check that it changes nothing",
        isHidden: true
    ) { invocation, _ in invocation.gathersEverything = true }

    static let completions = Option(
        name: "--completions", value: "SHELL", summary: "print what teaches SHELL to complete: bash, zsh or fish",
        completion: .words(Shell.allCases.map(\.rawValue))
    ) { invocation, text throws(Refusal) in
        guard let shell = Shell(rawValue: text) else {
            let known = Shell.allCases.map(\.rawValue)
            throw Refusal("--completions takes \(known.joined(separator: ", ")), not '\(text)'")
        }
        invocation.completedShell = shell
    }

    static let man = Option(name: "--man", value: nil, summary: "print the manual page, for man and groff") {
        invocation, _ in invocation.asksForManual = true
    }

    static let help = Option(name: "--help", value: nil, summary: "print this") {
        invocation, _ in invocation.asksForHelp = true
    }

    static let version = Option(name: "--version", value: nil, summary: "print the version") {
        invocation, _ in invocation.asksForVersion = true
    }

    private static var ruleIDs: Completion { .words(Rule.all.map(\.id)) }
}
