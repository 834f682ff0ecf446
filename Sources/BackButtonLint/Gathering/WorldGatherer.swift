/// Parses the files of a world that hold what is wanted, and keeps their facts.
struct WorldGatherer {
    let sweep: Sweep
    let configuration: Configuration

    /// How many files were parsed in all.
    private(set) var parsed = 0
    private var facts: [Int: FileFacts] = [:]
    private var worldStart: Int?

    init(sweep: Sweep, configuration: Configuration) {
        self.sweep = sweep
        self.configuration = configuration
    }

    /// The facts of the world's subjects and of all files that declare or use what is wanted.
    mutating func gather(_ wanted: Wanted, in world: World) -> [FileFacts] {
        if worldStart != world.files.first {
            worldStart = world.files.first
            facts.removeAll()
        }
        let missing = world.files.filter { facts[$0] == nil }
        let tree = sweep.tree
        let made = Threads.map(jobs: configuration.jobs, count: missing.count) { index -> FileFacts? in
            let file = missing[index]
            guard let source = try? SourceFile.read(tree.swiftFiles[file], root: tree.root) else { return nil }
            return Gatherer.facts(of: Parser.parse(source.bytes), file: FileID(file))
        }
        for (index, file) in missing.enumerated() {
            if let made = made[index] { facts[file] = made }
        }
        parsed += missing.count
        return Array(facts.values)
    }
}
