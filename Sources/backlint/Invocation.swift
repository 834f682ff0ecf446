import BackButtonLint

/// One command line, understood.
struct Invocation {
    var command: Command = .lint
    /// What stands behind the command and isn't an option.
    var operands: [String] = []

    var formats: [FormatChoice] = []
    /// How `map` draws.
    var mapFormat = MapFormat.all[0]
    var root: String?
    /// The file whose text comes from standard input.
    var stdinPath: String?
    var usesScriptInputFiles = false
    /// Nil where nothing is fixed.
    var fixing: Fixing?
    /// The configuration file that was named.
    var configurationFile: String?
    /// The commit since which files must have changed to be reported.
    var changedSince: String?
    /// The file of known findings that was named.
    var baselineFile: String?
    /// The file of known findings that is to be written.
    var newBaselineFile: String?
    /// Why what is reported is to be silenced; nil where it isn't.
    var suppressionReason: String?
    var asksForConfiguration = false
    var asksForFiles = false
    var excludes: [String] = []
    var readsIgnoreFiles = true
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
    /// Whether the screens that hide nothing are asked for too.
    var drawsMap = false
    var asksForHelp = false
    var asksForVersion = false
    /// The shell whose completions are asked for.
    var completedShell: Shell?
    var asksForManual = false
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
        let targets = try Targets(self)
        let root = try root(of: targets.places.map(\.path))
        guard UTF8Validity.holds(for: root) else {
            throw Refusal("the path of the root '\(String(decoding: root, as: UTF8.self))' is not valid UTF-8")
        }
        for place in targets.places where !AbsolutePath.isWithin(place.path, root) {
            throw Refusal("'\(place.word)' isn't below the root '\(String(decoding: root, as: UTF8.self))'")
        }
        var configuration = Configuration(root: String(decoding: root, as: UTF8.self))
        configuration.paths = targets.reported?.map { String(decoding: $0, as: UTF8.self) }
        configuration.unsaved = targets.unsaved.map { [$0] } ?? []
        configuration.file = try file(for: root)
        configuration.namedBaseline = baselineFile
        configuration.excludes = excludes
        configuration.readsIgnoreFiles = readsIgnoreFiles
        configuration.onlyRules = onlyRules
        configuration.enabledRules = enabledRules
        configuration.disabledRules = disabledRules
        configuration.jobs = jobs ?? Threads.hardwareCount
        configuration.gathersEverything = gathersEverything
        configuration.drawsMap =
            drawsMap || command.name == Command.map.name || formats.contains { $0.reporter.drawsMap }
        return configuration
    }

    /// What has changed, where only that is to be reported.
    func changes(_ configuration: Configuration) throws(Refusal) -> ChangedFiles? {
        guard let changedSince else { return nil }
        let root = Array(configuration.root.utf8)
        var unsaved: [String: [UInt8]] = [:]
        for file in configuration.unsaved {
            guard let path = AbsolutePath.relative(Array(file.path.utf8), to: root) else { continue }
            unsaved[String(decoding: path, as: UTF8.self)] = file.bytes
        }
        do throws(ChangedFiles.Fault) {
            return try ChangedFiles(since: changedSince, root: root, unsaved: unsaved)
        } catch {
            throw Refusal("--changed: \(error.words)")
        }
    }

    /// The configuration file that was named, else the nearest in or above the root.
    private func file(for root: [UInt8]) throws(Refusal) -> ConfigurationFile? {
        let nearest = ProjectRoot.configuration(for: root).map { String(decoding: $0, as: UTF8.self) }
        guard let path = configurationFile ?? nearest else { return nil }
        if configurationFile == nil { try checkConfiguration(path) }
        do throws(DocumentFault) {
            return try ConfigurationFile.read(path, rules: Rule.all.map(\.id), root: root)
        } catch {
            throw Refusal(error)
        }
    }

    /// Nobody is led out of the repository by a configuration that came with it.
    private func checkConfiguration(_ path: String) throws(Refusal) {
        let bytes = Array(path.utf8)
        // Without a work tree nobody knows where the repository ends.
        guard let folder = AbsolutePath.parent(of: bytes[...]), let top = WorkTree.top(of: Array(folder)),
            AbsolutePath.linkOut(of: top, onTheWayTo: bytes) != nil
        else { return }
        throw Refusal("the configuration '\(path)' is a link that leads elsewhere: --config FILE reads such a one")
    }

    /// The root that was named, else the one that holds all `paths`.
    private func root(of paths: [[UInt8]]) throws(Refusal) -> [UInt8] {
        guard let root else {
            do throws(SourceTree.RootError) {
                return try ProjectRoot.find(for: paths)
            } catch {
                throw Refusal(error.words)
            }
        }
        do throws(SystemError) {
            let path = try AbsolutePath.canonical(root.utf8)
            if try FileIdentity(of: path).kind == .folder { return path }
        } catch {
            throw Refusal("cannot read the root '\(root)': \(error.words)")
        }
        throw Refusal("the root '\(root)' is no folder")
    }

    /// A first word that is no file may be a command with a slip in it.
    func commandHint(for operand: String) -> String {
        if changedSince != nil { return "; a commit is named behind a '=': --changed=\(operand)" }
        guard operand == operands.first, let name = NearestName.of(operand, among: Command.all.map(\.name)) else {
            return ""
        }
        return "; did you mean the command '\(name)'?"
    }

    /// How formats for people print what was found below `root`; `isFile` when not to the terminal.
    func style(for terminal: Terminal, root: String, isFile: Bool = false) -> ReportStyle {
        var style = ReportStyle()
        if let folder = try? AbsolutePath.currentFolder() {
            style.paths = PathSpelling(from: String(decoding: folder, as: UTF8.self), root: root)
        }
        style.showsNotes = showsNotes
        style.namedRules = Set(onlyRules + enabledRules)
        style.isQuiet = isQuiet
        style.commandTail = tailOfNextCommand
        if !isFile, let columns = terminal.columns { style.columns = columns }
        style.usesColor = !isFile && usesColor(on: terminal) || color == .always
        return style
    }

    /// The words that make another command look at the same files.
    private var tailOfNextCommand: [String] {
        let paths = operands.isEmpty ? [stdinPath].compactMap { $0 } : operands
        let endsOptions = paths.contains { $0.hasPrefix("-") }
        var options = (root.map { ["--root", $0] } ?? []) + (configurationFile.map { ["--config=\($0)"] } ?? [])
        options += excludes.map { "--exclude=\($0)" } + (readsIgnoreFiles ? [] : ["--no-ignore"])
        return options + (endsOptions ? ["--"] : []) + paths
    }

    func usesColor(on terminal: Terminal) -> Bool {
        switch color {
        case .auto: terminal.welcomesColor
        case .always: true
        case .never: false
        }
    }
}
