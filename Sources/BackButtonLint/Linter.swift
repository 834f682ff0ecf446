/// The pipeline: the one place that knows every stage.
public struct Linter: Sendable {
    public let configuration: Configuration

    /// What is known already, and not reported again.
    private let baseline: Baseline?

    /// What alone is reported.
    private let changes: ChangedFiles?

    /// Those that speak about any file, and what has to be found out for them.
    private let rules: [Rule]
    private let questions: Set<Rule.Check.Question>

    public init(configuration: Configuration) {
        self.init(configuration: configuration, baseline: nil, changes: nil)
    }

    /// - Parameters:
    ///   - baseline: What is known already, and not reported again; nil: nothing.
    ///   - changes: What alone is reported, of the paths that are; nil: all of them.
    package init(configuration: Configuration, baseline: Baseline? = nil, changes: ChangedFiles? = nil) {
        self.configuration = configuration
        self.baseline = baseline
        self.changes = changes
        rules = RuleSelection(configuration).rules
        questions = Set(rules.compactMap(\.check.question))
    }

    /// Looks at the whole root and reports.
    ///
    /// - Throws: `SourceTree.RootError` if the root can't be read.
    public func run() throws -> Report {
        var options = configuration.treeOptions
        options.named = (configuration.paths ?? []).compactMap(relativeToRoot)
        let unsaved = configuration.unsaved.compactMap { file in
            relativeToRoot(file.path).map { SourceFile(path: $0, bytes: file.bytes) }
        }
        let sweep = try Sweep.run(
            root: configuration.root.utf8, options: options, unsaved: unsaved, needles: needles,
            jobs: configuration.jobs)
        let files = sweep.tree.swiftFiles.indices.map(sweep.tree.swiftFiles.name)
        var unread: [SourceTree.Complaint] = []
        let manifests = sweep.tree.manifests.indices.map(sweep.tree.manifests.name)
        let ignoresCase = !manifests.isEmpty && AbsolutePath.ignoresCase(at: sweep.tree.root)
        let scopes = ScopeMap(files: files, manifests: manifests, ignoresCase: ignoresCase) {
            // What a manifest names may lie behind a link that leads anywhere.
            guard sweep.tree.lists($0.utf8) || sweep.texts.isInside($0.utf8) else { return nil }
            do throws(SourceFile.ReadError) {
                return try sweep.texts.read($0.utf8).bytes
            } catch {
                if !error.isMissing {
                    unread.append(SourceTree.Complaint(path: $0.utf8, error))
                }
                return nil
            }
        }
        let foreignRepairs = sweep.foreignMarks.indices
            .filter { sweep.foreignMarks[$0].contains(.swipeRecognizer) }
            .map(sweep.tree.foreignSources.name)
        let ground = SwipeGround(
            scopes: scopes, files: files, foreignRepairs: foreignRepairs, foreignNames: ForeignSources(sweep).hold,
            deploymentTarget: configuration.deploymentTarget, itemPlacement: configuration.itemPlacement?.rawValue)
        func isSubject(_ world: World) -> Bool {
            world.files.contains { !sweep.swiftMarks[$0].isDisjoint(with: [.hidesBackButton, .askedFor]) }
                || questions.contains(.swipeCode) && SwipeSubject.isIn(world.files, of: sweep)
        }
        let builder = ReportBuilder(
            configuration: configuration, sweep: sweep, scopes: scopes, files: files, baseline: baseline,
            changes: changes)
        let subjects = scopes.worlds.filter(isSubject)
        var parts = each(subjects) { judge($0, sweep, ground, builder) }
        if configuration.drawsMap {
            parts += each(scopes.worlds.filter { !isSubject($0) }) { draw($0, sweep, ground, builder) }
        }
        return builder.report(parts, unread: unread)
    }

    /// Fixes what is found, in memory, and checks again until nothing changes.
    ///
    /// - Parameter includesUnsafe: Whether fix-its are applied too that change what people see.
    /// - Returns: What there is to write, and the report on it.
    /// - Throws: `SourceTree.RootError` if the root can't be read.
    public func fix(includesUnsafe: Bool) throws -> (outcome: FixOutcome, report: Report) {
        var rounds = FixRounds(Fixer(includesUnsafe: includesUnsafe))
        var report = try run()
        for _ in 0..<FixRounds.most {
            guard rounds.fix(report.diagnostics, sources: report.sources) else {
                return (rounds.outcome(left: report.diagnostics, isSettled: true), report)
            }
            report = try with(rounds.texts.map { ($0.key, $0.value) }).run()
        }
        let isSettled = rounds.isSettled(report.diagnostics, sources: report.sources)
        return (rounds.outcome(left: report.diagnostics, isSettled: isSettled), report)
    }

    /// Silences what is found by directives, in memory, and checks again.
    ///
    /// - Parameter reason: One that `Suppressor.fault(inReason:)` finds nothing wrong with.
    /// - Returns: What there is to write, and the report on it.
    /// - Throws: `SourceTree.RootError` if the root can't be read.
    package func suppress(reason: String) throws -> (outcome: SuppressionOutcome, report: Report) {
        let report = try run()
        let outcome = Suppressor(reason: reason).outcome(on: report.diagnostics, sources: report.sources)
        if outcome.changes.isEmpty { return (outcome, report) }
        return (outcome, try with(outcome.changes.map { ($0.path, $0.new) }).run())
    }

    /// The same with texts that stand for what the disk holds, by their paths from the root.
    private func with(_ texts: [(path: String, bytes: [UInt8])]) -> Linter {
        var changed = configuration
        changed.unsaved += texts.map { path, text in
            Configuration.UnsavedFile(path: configuration.root + "/" + path, bytes: text)
        }
        return Linter(configuration: changed, baseline: baseline, changes: changes)
    }

    /// The Swift files that it looks at, relative to the root and sorted bytewise; of `configuration.paths` and of what has
    /// changed alone if that is asked for.
    ///
    /// - Throws: `SourceTree.RootError` if the root can't be read.
    public func files() throws -> [String] {
        let tree = try SourceTree.find(
            root: configuration.root.utf8, options: configuration.treeOptions, jobs: configuration.jobs)
        var reported = ReportedPaths(root: configuration.root, paths: configuration.paths, changes: changes)
        return tree.swiftFiles.indices.map(tree.swiftFiles.name).filter { reported.contain($0) }
    }

    /// Goes through the worlds side by side, the largest first, so that none is left for last.
    private func each(_ worlds: [World], _ work: @Sendable (World) -> ReportPart) -> [ReportPart] {
        let order = worlds.indices.sorted { (worlds[$1].files.count, $0) < (worlds[$0].files.count, $1) }
        let parts = Threads.map(jobs: configuration.jobs, count: order.count) { work(worlds[order[$0]]) }
        return zip(order, parts).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func facts(of world: World, _ sweep: Sweep, _ ground: SwipeGround) -> WorldFacts {
        WorldFacts(
            reading: world.files.map(FileID.init), of: sweep.tree, texts: sweep.texts,
            isSubject: { !sweep.swiftMarks[Int($0.index)].isEmpty }, ships: ground.ships, targets: ground.targets,
            jobs: configuration.jobs)
    }

    /// Gathers what the verdicts on a world ask for; when it is told what came of them, all that was gathered is let go.
    private func judge(_ world: World, _ sweep: Sweep, _ ground: SwipeGround, _ builder: ReportBuilder) -> ReportPart {
        let facts = facts(of: world, sweep, ground)
        if configuration.gathersEverything { facts.gather(facts.files.indices, jobs: configuration.jobs) }
        let index = ProjectIndex(facts, looksEverywhere: configuration.gathersEverything)
        let (inquiry, team) = (Inquiry(index), configuration.teamNames)
        var verdicts = WorldVerdicts()
        let judge = ScreenJudge(inquiry, ground: ground, team: team)
        verdicts.screens = judge.verdicts()
        verdicts.dismissals = MisplacedDismissalFinder(inquiry, team: team).dismissals()
        if questions.contains(.swipeCode) { verdicts.repairs = judge.repairs() }
        if questions.contains(.hiddenBars) { verdicts.hiddenBars = judge.hiddenBars() }
        if questions.contains(.backControls) { verdicts.backControls = judge.backControls() }
        if questions.contains(.dragExits) { verdicts.dragExits = judge.dragExits() }
        if questions.contains(.oldNames) { verdicts.oldNames = judge.oldNames() }
        var part = builder.part(on: facts, verdicts)
        // Last, since it asks every file: what else is said must not depend on it.
        if configuration.drawsMap { part.map = map(of: facts, verdicts.screens, builder) }
        return part
    }

    /// Draws the map of a world on which nothing else is said.
    private func draw(_ world: World, _ sweep: Sweep, _ ground: SwipeGround, _ builder: ReportBuilder) -> ReportPart {
        var part = ReportPart()
        part.map = map(of: facts(of: world, sweep, ground), [], builder)
        return part
    }

    private func map(of facts: WorldFacts, _ verdicts: [ScreenVerdict], _ builder: ReportBuilder) -> Report.Map {
        facts.gather(facts.files.indices, jobs: configuration.jobs)
        let finder = NavigationMapFinder(Inquiry(ProjectIndex(facts)), team: configuration.teamNames)
        return builder.map(finder.map(verdicts), of: facts)
    }

    /// The words to look for: those that matter always, and those of rules that are on though they are off by default.
    private var needles: [Sweep.Needle] {
        Sweep.needles
            + rules.flatMap(\.needles).map { Sweep.Needle($0, .askedFor) }
    }

    private func relativeToRoot(_ path: String) -> [UInt8]? {
        AbsolutePath.relative(Array(path.utf8), to: Array(configuration.root.utf8))
    }
}
