/// Words verdicts and findings for people: places become lines and columns.
struct ReportBuilder {
    let configuration: Configuration
    let sweep: Sweep
    let scopes: ScopeMap
    let files: [String]

    func report(_ worlds: [JudgedWorld], parsed: Int) -> Report {
        var screens: [Report.Screen] = []
        var diagnostics: [Diagnostic] = []
        var sources: [String: [UInt8]] = [:]
        var suppressed: [Diagnostic] = []
        let rules = configuration.rules
        for world in worlds {
            var placer = Placer(index: world.index, files: files)
            for verdict in world.verdicts {
                let scope = scopeName(of: verdict.site, world.index)
                screens.append(screen(verdict, scope, &placer))
                for rule in rules {
                    for finding in rule.check(verdict) {
                        let diagnostic = diagnostic(finding, rule, scope, &placer)
                        if placer.suppressions(for: finding.place).silence(rule.id, onLine: diagnostic.range.start.line)
                        {
                            suppressed.append(diagnostic)
                            continue
                        }
                        diagnostics.append(diagnostic)
                        // The tree holds the bytes anyway: naming them here copies nothing.
                        for place in [finding.place] + finding.steps.map(\.place) {
                            sources[placer.path(of: place)] = place.node.tree.bytes
                        }
                    }
                }
            }
        }
        diagnostics.sort { ($0.path, $0.range.start.offset, $0.rule) < ($1.path, $1.range.start.offset, $1.rule) }
        // Ordinals are those of the whole root, whatever part of it is reported.
        diagnostics = Self.fingerprinted(diagnostics)
        var reported = ReportedPaths(root: configuration.root, paths: configuration.paths)
        diagnostics.removeAll { !reported.contain($0.path) }
        screens.removeAll { !reported.contain($0.path) }
        suppressed.removeAll { !reported.contain($0.path) }
        screens.sort { ($0.path, $0.range.start.offset) < ($1.path, $1.range.start.offset) }
        var summary = Report.Summary()
        summary.files = sweep.tree.swiftFiles.count
        summary.parsed = parsed
        summary.screens = screens.count
        summary.errors = diagnostics.count { $0.severity == .error }
        summary.warnings = diagnostics.count { $0.severity == .warning }
        summary.notes = diagnostics.count { $0.severity == .note }
        summary.suppressed = suppressed.count
        summary.fixable = diagnostics.count { !$0.fixIts.isEmpty }
        return Report(
            root: configuration.root,
            summary: summary,
            diagnostics: diagnostics,
            screens: screens,
            complaints: complaints(),
            sources: sources
        )
    }

    private func scopeName(of site: Place, _ index: ProjectIndex) -> String? {
        let file = Int(index.files[site.file].file.index)
        return scopes.scopes(ofFile: file).first.flatMap { scopes[$0].name }
    }

    private func screen(_ verdict: ScreenVerdict, _ scope: String?, _ placer: inout Placer) -> Report.Screen {
        Report.Screen(
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
        _ finding: Finding,
        _ rule: Rule,
        _ scope: String?,
        _ placer: inout Placer
    ) -> Diagnostic {
        Diagnostic(
            rule: rule.id,
            severity: rule.severity,
            message: finding.message,
            screen: finding.screen,
            scope: scope,
            path: placer.path(of: finding.place),
            range: placer.range(of: finding.place),
            notes: finding.steps.map { step in
                Diagnostic.Note(
                    message: step.reason.words, path: placer.path(of: step.place), range: placer.range(of: step.place))
            },
            fixIts: [],
            fingerprint: ""
        )
    }

    /// Gives each its fingerprint: rule, path, screen, and its number among those with the same.
    private static func fingerprinted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var counts: [String: Int] = [:]
        return diagnostics.map { diagnostic in
            let key = "\(diagnostic.rule):\(diagnostic.path):\(diagnostic.screen)"
            let ordinal = counts[key, default: 0]
            counts[key] = ordinal + 1
            let hash = Name("\(key):\(ordinal)").hash
            let digits = String(hash, radix: 16)
            return diagnostic.with(fingerprint: String(repeating: "0", count: 16 - digits.count) + digits)
        }
    }
}

/// Turns places of an index into paths, lines and columns; each file's lines are counted once.
struct Placer {
    let index: ProjectIndex
    let files: [String]
    private var tables: [Int: LineTable] = [:]
    private var directives: [Int: Suppressions] = [:]

    init(index: ProjectIndex, files: [String]) {
        self.index = index
        self.files = files
    }

    func path(of place: Place) -> String { files[Int(index.files[place.file].file.index)] }

    mutating func range(of place: Place) -> PositionRange {
        table(for: place).positions(of: place.node.range)
    }

    /// What silences rules in the file of a place.
    mutating func suppressions(for place: Place) -> Suppressions {
        if let known = directives[place.file] { return known }
        let tree = place.node.tree
        let suppressions = Suppressions(comments: tree.lineComments, in: tree.bytes, lines: table(for: place))
        directives[place.file] = suppressions
        return suppressions
    }

    private mutating func table(for place: Place) -> LineTable {
        if let known = tables[place.file] { return known }
        let table = LineTable(place.node.tree.bytes)
        tables[place.file] = table
        return table
    }
}
