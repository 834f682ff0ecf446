import BackButtonLint

/// One command line, understood.
struct Invocation {
    var command: Command = .lint
    /// What stands behind the command and isn't an option.
    var operands: [String] = []

    var formats: [FormatChoice] = []
    var root: String?
    var onlyRules: [String] = []
    var enabledRules: [String] = []
    var disabledRules: [String] = []
    var showsNotes = false
    var isStrict = false
    var exitsZero = false
    var isQuiet = false
    var showsStatistics = false
    var color = ColorChoice.auto
    var jobs: Int?
    var gathersEverything = false
    /// The screen whose trail is asked for.
    var explainedScreen: String?
    var asksForHelp = false
    var asksForVersion = false
}

/// A format and where its output goes: to standard output without a file.
struct FormatChoice {
    let reporter: Reporter
    let file: String?
}

enum ColorChoice: String, CaseIterable {
    case auto, always, never
}

extension Invocation {
    /// What the linter is to do.
    func configuration() throws(Refusal) -> Configuration {
        let folder = CurrentProcess.folder
        let paths = operands.map { ChosenRoot.absolute($0, in: folder) }
        for (operand, path) in zip(operands, paths) {
            guard case .unreachable(let reason) = PathStatus(of: path) else { continue }
            throw Refusal("can't read '\(operand)': \(reason)" + commandHint(for: operand))
        }
        var configuration = Configuration(root: try absoluteRoot(of: paths, in: folder))
        configuration.paths = paths
        configuration.onlyRules = onlyRules
        configuration.enabledRules = enabledRules
        configuration.disabledRules = disabledRules
        configuration.jobs = jobs ?? CurrentProcess.processors
        configuration.gathersEverything = gathersEverything
        return configuration
    }

    private func absoluteRoot(of paths: [String], in folder: String) throws(Refusal) -> String {
        guard let root else { return ChosenRoot.root(of: paths.isEmpty ? [folder] : paths) }
        let path = ChosenRoot.absolute(root, in: folder)
        switch PathStatus(of: path) {
        case .folder: return path
        case .file: throw Refusal("the root '\(root)' is no folder")
        case .unreachable(let reason): throw Refusal("can't read the root '\(root)': \(reason)")
        }
    }

    /// A single word that is no file may be a command with a slip in it.
    private func commandHint(for operand: String) -> String {
        guard operands.count == 1, let name = NearestName.of(operand, among: Command.all.map(\.name)) else { return "" }
        return "; did you mean the command '\(name)'?"
    }

    /// How formats for people print, `isFile` when not to the terminal.
    func style(for terminal: Terminal, isFile: Bool = false) -> ReportStyle {
        var style = ReportStyle()
        style.showsNotes = showsNotes
        style.namedRules = Set(onlyRules + enabledRules)
        style.isQuiet = isQuiet
        style.commandTail = (root.map { ["--root", $0] } ?? []) + operands
        if !isFile, let columns = terminal.columns { style.columns = columns }
        style.usesColor =
            switch color {
            case .auto: !isFile && terminal.welcomesColor
            case .always: true
            case .never: false
            }
        return style
    }
}
