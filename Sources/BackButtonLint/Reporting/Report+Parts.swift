extension Report {
    /// The rules that have found something, in the order in which rules are listed.
    var rules: [Rule] {
        let found = Set(diagnostics.map(\.rule))
        return Rule.all.filter { found.contains($0.id) }
    }

    /// The findings of each file, in report order.
    ///
    /// - Parameter shown: Some of the findings; all by default.
    func files<Result>(of shown: [Diagnostic]? = nil, _ body: (_ path: String, [Diagnostic]) -> Result) -> [Result] {
        var paths: [String] = []
        let groups = Dictionary(grouping: shown ?? diagnostics) { diagnostic in
            if paths.last != diagnostic.path { paths.append(diagnostic.path) }
            return diagnostic.path
        }
        var told: Set<String> = []
        return paths.filter { told.insert($0).inserted }.map { body($0, groups[$0] ?? []) }
    }
}
