/// Parses those files of a world that hold what is wanted, and keeps their facts.
struct WorldGatherer {
    private let sweep: Sweep
    private let world: World
    private let jobs: Int
    private let gathersEverything: Bool

    /// For each of the world's files; made when names are first looked for.
    private var filters: [WordFilter]?
    /// For each of the world's files: nil as long as nothing wanted it.
    private var facts: [FileFacts?]
    private var isRead: [Bool]

    /// Files that were wanted and can't be had.
    private(set) var complaints: [SourceTree.Complaint] = []

    /// What the files were searched for already.
    private var searched = Wanted()

    init(_ world: World, sweep: Sweep, jobs: Int, gathersEverything: Bool) {
        self.world = world
        self.sweep = sweep
        self.jobs = jobs
        self.gathersEverything = gathersEverything
        facts = Array(repeating: nil, count: world.files.count)
        isRead = Array(repeating: false, count: world.files.count)
    }

    /// The facts of the world's subjects and of all files that may declare or use what is wanted, in path order.
    mutating func gather(_ wanted: Wanted) -> [FileFacts] {
        let more = wanted.subtracting(searched)
        searched.formUnion(wanted)
        let search = FileSearch(more)
        let isFirst = !isRead.contains(true)
        if !more.isEmpty, !gathersEverything, filters == nil {
            filters = WordFilters.read(world.files, of: sweep.tree, texts: sweep.texts, jobs: jobs).filters
        }
        var hits = world.files.indices.filter { row in
            if isRead[row] { return false }
            if gathersEverything { return true }
            if isFirst, !sweep.swiftMarks[world.files[row]].isEmpty { return true }
            return filters.map { search.hits($0[row]) } ?? false
        }
        let asked = Set(hits)
        // Where every third file is wanted the rest will be soon: taking all at once saves rounds and changes nothing.
        if !isFirst, hits.count * 3 > isRead.count { hits = isRead.indices.filter { !isRead[$0] } }
        let rows = hits
        let files = world.files
        let (marks, tree, texts) = (sweep.swiftMarks, sweep.tree, sweep.texts)
        let made = Threads.map(jobs: jobs, count: rows.count) { index -> Result<FileFacts, SourceFile.ReadError> in
            let file = files[rows[index]]
            guard !marks[file].contains(.tooLarge) else { return .failure(.tooLarge) }
            do throws(SourceFile.ReadError) {
                let source = try texts.read(tree.swiftFiles[file])
                return .success(Gatherer.facts(of: Parser.parse(source.bytes), file: FileID(file)))
            } catch {
                return .failure(error)
            }
        }
        for (index, row) in rows.enumerated() {
            isRead[row] = true
            switch made[index] {
            case .success(let made): facts[row] = made
            case .failure(.tooLarge): break
            case .failure(let error):
                // Of those that are only taken along nobody misses anything.
                guard asked.contains(row) else { continue }
                complaints.append(SourceTree.Complaint(path: tree.swiftFiles[files[row]], reason: error.words))
            }
        }
        return facts.compactMap { $0 }
    }
}

/// Names to look for in the filters of files.
private struct FileSearch {
    private let declared: [(name: WordHash, owner: WordHash?)]
    private let used: [(name: WordHash, companion: WordHash?)]

    init(_ wanted: Wanted) {
        declared = wanted.declared.map { (WordHash($0.name), $0.owner.map { WordHash($0) }) }
        used = wanted.used.map { (WordHash($0.name), $0.companion.map { WordHash($0) }) }
    }

    func hits(_ filter: WordFilter) -> Bool {
        declared.contains { filter.mayDeclare($0.name) && ($0.owner.map(filter.mayDeclare) ?? true) }
            || used.contains { filter.mayUse($0.name) && ($0.companion.map(filter.mayUse) ?? true) }
    }
}
