import BackButtonLint

/// The files that formats are written to: all of them or none.
struct ReportFiles {
    private let choices: [(reporter: Reporter, file: String, place: Place)]
    private let baseline: String?

    /// Looks whether each has a place of its own, so that nobody waits for a run that can't say what it found.
    ///
    /// - Parameter baseline: The one that is written beside them, if any.
    init(_ formats: [FormatChoice], baseline: String?) throws(Refusal) {
        self.baseline = baseline
        var choices: [(reporter: Reporter, file: String, place: Place)] = []
        var taken: [Place: String] = [:]
        if formats.contains(where: { $0.file == nil }), let place = Place.standardOutput { taken[place] = "" }
        for format in formats {
            guard let file = format.file else { continue }
            let (reporter, place) = (format.reporter, try Place(of: file))
            choices.append((reporter, file, place))
            if let other = taken.updateValue(file, forKey: place.onItsVolume) {
                throw Refusal(
                    other.isEmpty
                        ? "two formats can't both be printed; '\(file)' is standard output: --format \(reporter.name)=FILE"
                        : "two formats can't be written to the same file, '\(other)' and '\(file)'")
            }
        }
        self.choices = choices
        if let baseline, let place = try? Place(of: baseline), let other = taken[place.onItsVolume] {
            throw Refusal("a format can't be written to the baseline that is written too, '\(other)' and '\(baseline)'")
        }
    }

    /// Looks whether writing them can harm what the run is about.
    func check(against configuration: Configuration) throws(Refusal) {
        try stayWithin(root: configuration.root)
        try keepOffWhatIsRead(by: configuration)
    }

    /// Refuses to write through a link that lies in the root and leads out of it, or in the work tree around it and out of
    /// that: it may have come with the sources.
    private func stayWithin(root: String) throws(Refusal) {
        let root = Array(root.utf8)
        let folders = [root] + [WorkTree.top(of: root)].compactMap { $0 }.filter { $0 != root }
        for file in choices.map(\.file) + [baseline].compactMap({ $0 }) {
            let links = folders.lazy.compactMap { AbsolutePath.linkOut(of: $0, onTheWayTo: file.utf8) }
            guard let link = links.first else { continue }
            let name = String(decoding: link, as: UTF8.self)
            throw Refusal("cannot write '\(file)': the link '\(name)' leads out of the sources")
        }
    }

    /// Refuses to write over sources, manifests, the configuration, and the baseline that the run goes by.
    private func keepOffWhatIsRead(by configuration: Configuration) throws(Refusal) {
        let read = [("the configuration", configuration.file?.path), ("the baseline", configuration.baseline)]
        for (_, file, place) in choices {
            guard case .file(let path) = place else { continue }
            let name = Array(path.suffix(from: (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
            if name.withUnsafeBufferPointer({ FileRole(name: $0, isVendored: false) }) != nil {
                throw Refusal("a format can't be written to what is checked, '\(file)'")
            }
            for (what, other) in read {
                guard let other, (try? Place(of: other)) == place else { continue }
                throw Refusal("a format can't be written to \(what) that the run goes by, '\(file)'")
            }
        }
    }

    /// Renders and writes them.
    ///
    /// Nothing takes its name before all are whole.
    func write(_ report: Report, _ style: ReportStyle, _ terminal: Terminal) throws(Refusal) {
        var files: [(file: FileReplacement, name: String)] = []
        for (reporter, name, _) in choices {
            files.append((try terminal.prepare(reporter.render(report, style), for: name), name))
        }
        // What can still fail comes first.
        for (file, name) in files where file.isWrittenInPlace { try terminal.commit(file, to: name) }
        try Interruption.withhold { () throws(Refusal) in
            for (file, name) in files where !file.isWrittenInPlace { try terminal.commit(file, to: name) }
        }
    }
}

/// Where a format goes, however it is spelled.
private enum Place: Hashable {
    case file([UInt8])
    /// A file whose volume takes no notice of case, in lower case.
    case fileInAnyCase(String)
    /// A pipe, a terminal and the like: it has no path of its own.
    case stream(FileIdentity)

    static var standardOutput: Place? { (try? FileIdentity(ofOpen: Output.standardOutput)).map(stream) }

    init(of file: String) throws(Refusal) {
        // Words of the command line come with this sign for bytes that aren't text: they would name another file.
        guard !file.unicodeScalars.contains("\u{FFFD}") else {
            throw Refusal("cannot write '\(file)': its name is not valid UTF-8")
        }
        if let identity = try? FileIdentity(of: file.utf8) {
            let isPrintedTo = Self.standardOutput == .stream(identity)
            if isPrintedTo || identity.kind != .file && identity.kind != .folder {
                self = .stream(identity)
                return
            }
        }
        do throws(SystemError) {
            self = .file(try AbsolutePath.canonicalOfFile(file.utf8))
        } catch {
            let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
            throw Refusal(
                "cannot write '\(file)': "
                    + (error.isMissing ? "there is no folder '\(folder)'" : error.words))
        }
    }

    /// The same for all spellings that lead to one file, though it isn't there yet.
    var onItsVolume: Place {
        guard case .file(let path) = self, let folder = AbsolutePath.parent(of: path[...]),
            AbsolutePath.ignoresCase(at: Array(folder))
        else { return self }
        return .fileInAnyCase(String(decoding: path, as: UTF8.self).lowercased())
    }
}
