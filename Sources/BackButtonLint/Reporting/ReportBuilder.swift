/// Words verdicts and findings for people: places become lines and columns.
struct ReportBuilder {
    let configuration: Configuration
    let sweep: Sweep
    let scopes: ScopeMap
    let files: [String]

    /// What is known already; nil where nobody has named a baseline.
    let baseline: Baseline?

    /// What alone is reported; nil where nobody has asked what has changed.
    let changes: ChangedFiles?

    /// What there is to say of one world; nothing else of it is needed any longer.
    func part(on facts: WorldFacts, _ verdicts: WorldVerdicts) -> ReportPart {
        let index = ProjectIndex(facts, looksEverywhere: configuration.gathersEverything)
        var placer = Placer(index: index, files: files)
        var selection = RuleSelection(configuration)
        let examination = Examination(selection, on: index, paths: files, verdicts)
        var part = ReportPart()
        part.screens = verdicts.screens.map { screen($0, scopeName(of: $0.site.file, index), &placer) }
        for found in examination.reported {
            part.diagnostics.append(diagnostic(found, &selection, index, &placer))
            let edited = found.finding.remedies.flatMap { $0.edits.map(\.file) }
            for file in [found.finding.file] + found.finding.steps.map(\.place.file) + edited {
                part.sources[placer.path(of: file)] = index.facts(at: file).tree.bytes
            }
        }
        part.suppressed = examination.silenced.map { placer.path(of: $0.finding.file) }
        part.parsed = facts.parsedCount
        part.unread = facts.unread(in: sweep.tree)
        return part
    }

    /// Puts together what there is to say of all worlds.
    ///
    /// - Parameter unread: What else was to be read after the sweep and couldn't be; a file may be named several times.
    func report(_ parts: [ReportPart], unread: [SourceTree.Complaint]) -> Report {
        var diagnostics = parts.flatMap(\.diagnostics)
        diagnostics.sort { ($0.path, $0.range.start.offset, $0.rule) < ($1.path, $1.range.start.offset, $1.rule) }
        // Ordinals are those of the whole root, whatever part of it is reported.
        diagnostics = diagnostics.numbered
        var reported = ReportedPaths(root: configuration.root, paths: configuration.paths, changes: changes)
        let unread = parts.flatMap(\.unread) + unread
        let review = baseline.map { BaselineReview($0, of: diagnostics, self, &reported, unread: unread) }
        diagnostics = (review?.news ?? diagnostics).filter { reported.contain($0.path) }
        var screens = parts.flatMap(\.screens)
        screens.removeAll { !reported.contain($0.path) }
        screens.sort { ($0.path, $0.range.start.offset) < ($1.path, $1.range.start.offset) }
        var summary = Report.Summary()
        summary.files = sweep.tree.swiftFiles.count
        summary.parsed = parts.reduce(0) { $0 + $1.parsed }
        summary.screens = screens.count
        summary.errors = diagnostics.count { $0.severity == .error }
        summary.warnings = diagnostics.count { $0.severity == .warning }
        summary.notes = diagnostics.count { $0.severity == .note }
        summary.suppressed = parts.flatMap(\.suppressed).count { reported.contain($0) }
        summary.baselined = review?.known.count { reported.contain($0.path) } ?? 0
        summary.fixable = diagnostics.count { !$0.fixIts.isEmpty }
        var report = Report(
            root: configuration.root,
            pathFromTop: pathFromTop,
            summary: summary,
            diagnostics: diagnostics,
            screens: screens,
            complaints: complaints(unread: unread),
            sources: parts.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
        )
        if let review { report.baseline = review.outcome }
        if configuration.drawsMap { report.map = joined(parts.compactMap(\.map)) }
        return report
    }

    /// Empty outside of a work tree.
    private var pathFromTop: String {
        let root = Array(configuration.root.utf8)
        let path = WorkTree.top(of: root).flatMap { AbsolutePath.relative(root, to: $0) }
        return String(decoding: path ?? [], as: UTF8.self)
    }

    func scopeName(of file: Int, _ index: ProjectIndex) -> String? {
        scopes.scopes(ofFile: Int(index.files[file].index)).first.flatMap { scopes[$0].name }
    }

    private func screen(_ verdict: ScreenVerdict, _ scope: String?, _ placer: inout Placer) -> Report.Screen {
        var screen = Report.Screen(
            screen: verdict.screen,
            scope: scope,
            path: placer.path(of: verdict.site),
            range: placer.range(of: verdict.site),
            hides: verdict.hides.rawValue,
            reached: verdict.reached.answer.rawValue,
            wayBack: judgement(verdict.wayBack, &placer),
            swipeBack: judgement(verdict.swipeBack, &placer),
            locked: verdict.isLocked,
            uses: verdict.uses.map { use in
                Report.Use(
                    screen: use.screen,
                    path: placer.path(of: use.site),
                    range: placer.range(of: use.site),
                    reached: use.reached.answer.rawValue,
                    wayBack: judgement(use.wayBack, &placer),
                    swipeBack: judgement(use.swipeBack, &placer)
                )
            }
        )
        screen.exemption = verdict.exemption
        return screen
    }

    private func judgement<Answer: RawRepresentable>(
        _ verdict: Verdict<Answer>,
        _ placer: inout Placer
    ) -> Report.Judgement where Answer.RawValue == String {
        Report.Judgement(
            verdict: verdict.answer.rawValue,
            evidence: verdict.steps.map { step in
                let start = placer.range(of: step.place).start
                return Report.Evidence(
                    path: placer.path(of: step.place), line: start.line, column: start.column, what: step.reason.words)
            }
        )
    }

    private func diagnostic(
        _ found: Examination.Found,
        _ selection: inout RuleSelection,
        _ index: ProjectIndex,
        _ placer: inout Placer
    ) -> Diagnostic {
        let (rule, finding) = (found.rule, found.finding)
        let path = placer.path(of: finding.file)
        return Diagnostic(
            rule: rule.id,
            severity: selection.severity(of: rule, at: path) ?? rule.severity,
            message: finding.message,
            screen: finding.screen,
            scope: scopeName(of: found.home, index),
            path: path,
            range: placer.range(of: finding.range, in: finding.file),
            notes: finding.steps.map { step in
                Diagnostic.Note(
                    message: step.reason.words, path: placer.path(of: step.place), range: placer.range(of: step.place))
            },
            fixIts: finding.remedies.map { fixIt($0, &placer) },
            fingerprint: ""
        )
    }

    private func fixIt(_ remedy: Remedy, _ placer: inout Placer) -> FixIt {
        FixIt(
            message: remedy.message, safe: remedy.isSafe,
            edits: remedy.edits.map { change in
                Edit(
                    path: placer.path(of: change.file), range: placer.range(of: change.range, in: change.file),
                    replacement: change.replacement)
            },
            creates: remedy.creates)
    }
}

/// Turns places of an index into paths, lines and columns; each file's lines are counted once.
struct Placer {
    let index: ProjectIndex
    let files: [String]
    private var tables: [Int: LineTable] = [:]

    init(index: ProjectIndex, files: [String]) {
        self.index = index
        self.files = files
    }

    func path(of place: Place) -> String { path(of: place.file) }

    /// - Parameter file: As its place in the index.
    func path(of file: Int) -> String { files[Int(index.files[file].index)] }

    mutating func range(of place: Place) -> PositionRange { range(of: place.node.range, in: place.file) }

    mutating func range(of range: ByteRange, in file: Int) -> PositionRange { table(for: file).positions(of: range) }

    private mutating func table(for file: Int) -> LineTable {
        if let known = tables[file] { return known }
        let table = Layout(tree: index.facts(at: file).tree).lines
        tables[file] = table
        return table
    }
}
