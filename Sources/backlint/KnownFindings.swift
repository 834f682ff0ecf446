import BackButtonLint

/// The baseline that a run goes by, and the one that it writes.
struct KnownFindings {
    /// Nil where no file is named.
    let baseline: Baseline?

    /// Where the new one goes, as it was named.
    private let newFile: String?

    init(_ invocation: Invocation, _ configuration: Configuration) throws(Refusal) {
        newFile = invocation.newBaselineFile
        let place = newFile.flatMap { try? AbsolutePath.canonicalOfFile($0.utf8) }
        var known: Baseline?
        if let file = invocation.baselineFile {
            let isNew = place != nil && place == (try? AbsolutePath.canonicalOfFile(file.utf8))
            known = try Self.read(file, isNew: isNew)
        } else if let file = configuration.baseline {
            known = try Self.read(file, namedBy: configuration, newFile: place)
        }
        // What stands in a file that is written anew is kept as far as it holds.
        if let newFile, let place, (try? FileIdentity(of: place))?.kind == .file {
            let old = try Self.read(newFile, isNew: false)
            known = known?.adding(old) ?? old
        }
        baseline = known
    }

    /// - Parameter isNew: Whether the run writes it: then it need not be there.
    private static func read(_ file: String, isNew: Bool) throws(Refusal) -> Baseline {
        if (try? FileIdentity(of: file.utf8)) == nil {
            if isNew { return Baseline() }
            throw Refusal("the baseline '\(file)' isn't there; 'backlint --write-baseline FILE' writes it")
        }
        do throws(DocumentFault) {
            return try Baseline.read(file)
        } catch {
            throw Refusal(error)
        }
    }

    /// Nobody is led out of the root by a configuration that came with it.
    private static func read(
        _ file: String, namedBy configuration: Configuration, newFile: [UInt8]?
    ) throws(Refusal) -> Baseline {
        func refusal(_ message: String) -> Refusal {
            configuration.file?.baselineFault(message).map { Refusal($0) } ?? Refusal(message)
        }
        let place: [UInt8]
        do throws(SystemError) {
            place = try AbsolutePath.canonicalOfFile(file.utf8)
        } catch {
            throw refusal("cannot read the baseline '\(file)': \(error.words)")
        }
        guard AbsolutePath.isWithin(place, Array(configuration.root.utf8)) else {
            throw refusal("the baseline '\(file)' lies outside of the root '\(configuration.root)'")
        }
        if (try? FileIdentity(of: place)) == nil, place != newFile {
            throw refusal("the baseline '\(file)' isn't there; 'backlint --write-baseline FILE' writes it")
        }
        return try read(file, isNew: place == newFile)
    }

    // MARK: After the run

    /// Writes the new baseline if one is asked for, and names what is stale.
    ///
    /// - Returns: The report, in which nothing is new any longer if all was written down.
    func settle(_ report: Report, _ terminal: Terminal, isQuiet: Bool) throws(Refusal) -> Report {
        let stale = report.baseline.stale
        guard let newFile else {
            for line in BaselineText.stale(stale, isDropped: false) { terminal.say(Tool.talk(line)) }
            if !stale.isEmpty, !isQuiet { terminal.say(Tool.talk("--write-baseline FILE drops what is stale")) }
            return report
        }
        guard ExitStatus(of: report) != .failure else {
            terminal.say(Tool.talk("not written: \(newFile): not everything that was asked for could be read"))
            return report
        }
        let accepted = report.accepted
        let hasChanged = try Self.write(accepted.baseline, to: newFile, terminal)
        for line in BaselineText.stale(stale, isDropped: true) { terminal.say(Tool.talk(line)) }
        if !isQuiet {
            let words = BaselineText.written(
                accepted.baseline, news: report.diagnostics.count, stale: stale.count, to: newFile,
                hasChanged: hasChanged)
            terminal.say(Tool.talk(words))
        }
        return accepted.report
    }

    /// - Returns: Whether the file has changed; one that says the same already isn't touched.
    private static func write(_ baseline: Baseline, to file: String, _ terminal: Terminal) throws(Refusal) -> Bool {
        let text = BaselineText.json(baseline)
        if (try? FileIdentity(of: file.utf8))?.kind == .file,
            let held = try? Descriptor.file(file.utf8, followsLinks: true).contents(limit: text.utf8.count),
            held.elementsEqual(text.utf8)
        {
            return false
        }
        try terminal.write(text, to: file)
        return true
    }
}
