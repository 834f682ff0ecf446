/// The pipeline: the one place that knows every stage.
public struct Linter: Sendable {
    public let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// Looks at the whole root and reports.
    ///
    /// - Throws: `SourceTree.RootError` if the root can't be read.
    public func run() throws -> Report {
        let sweep = try Sweep.run(root: configuration.root.utf8, jobs: configuration.jobs)
        let files = sweep.tree.swiftFiles.indices.map(sweep.tree.swiftFiles.name)
        let scopes = ScopeMap(
            files: files, manifests: sweep.tree.manifests.indices.map(sweep.tree.manifests.name), read: read)
        let foreignRepairs = sweep.foreignMarks.indices
            .filter { sweep.foreignMarks[$0].contains(.swipeRecognizer) }
            .map(sweep.tree.foreignSources.name)
        let ground = SwipeGround(scopes: scopes, foreignRepairs: foreignRepairs)
        var gatherer = WorldGatherer(sweep: sweep, configuration: configuration)
        var judged: [JudgedWorld] = []
        for world in scopes.worlds
        where world.files.contains(where: { sweep.swiftMarks[$0].contains(.hidesBackButton) }) {
            var wanted = Wanted()
            while true {
                let index = ProjectIndex(gatherer.gather(wanted, in: world))
                let inquiry = Inquiry(index)
                let verdicts = ScreenJudge(inquiry, ground: ground).verdicts()
                let more = inquiry.wanted.subtracting(wanted)
                if more.isEmpty || configuration.gathersEverything {
                    judged.append(JudgedWorld(index: index, verdicts: verdicts))
                    break
                }
                wanted.formUnion(more)
            }
        }
        return ReportBuilder(configuration: configuration, sweep: sweep, scopes: scopes, files: files)
            .report(judged, parsed: gatherer.parsed)
    }

    /// The bytes of a path below the root; nil where they can't be had.
    private func read(_ path: String) -> [UInt8]? {
        try? SourceFile.read(path.utf8, root: Array(configuration.root.utf8)).bytes
    }
}

/// A world after its last round.
struct JudgedWorld: Sendable {
    let index: ProjectIndex
    let verdicts: [ScreenVerdict]
}
