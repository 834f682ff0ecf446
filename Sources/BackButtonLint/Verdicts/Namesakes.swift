/// Declarations of one name that the code of one file can mean, told apart by what they stand in: generated code may hold
/// thousands of them, and name each.
struct Namesakes {
    /// In path and source order.
    let all: [DeclarationID]

    /// The rows of `all` by the type that their type stands in; nil: at the file level.
    private let rows: [Name?: [Int]]

    /// - Parameter file: The one that the code stands in.
    init(nearestOf candidates: [DeclarationID], from file: Int, _ resolution: Resolution) {
        let index = resolution.index
        var nearest = candidates.filter { $0.file == file || !resolution.isPrivate($0) }
        // Overloads of one type don't hide each other; a type or function of the file hides those of others.
        nearest.narrow { id in id.file == file && resolution.isPrivate(index.container(of: id) ?? id) }
        nearest.narrow { index.shareTarget($0.file, file) }
        all = nearest
        rows = Dictionary(grouping: nearest.indices) { resolution.outerType(of: nearest[$0]) }
    }

    /// Those that stand in types of some names; nil without any.
    func narrowed(to outer: Set<Name?>) -> [DeclarationID]? {
        let kept = outer.flatMap { rows[$0] ?? [] }
        return kept.isEmpty ? nil : kept.sorted().map { all[$0] }
    }

    /// What has one answer, however many ask.
    struct Question: Hashable {
        let candidates: [DeclarationID]
        let file: Int

        /// Of the candidates few tell enough: as a rule those that begin and end alike are one list.
        func hash(into hasher: inout Hasher) {
            hasher.combine(candidates.count)
            hasher.combine(candidates.first)
            hasher.combine(candidates.last)
            hasher.combine(file)
        }
    }
}

extension Array {
    /// Keeps what a condition holds for, if it holds for any.
    fileprivate mutating func narrow(_ condition: (Element) -> Bool) {
        guard count > 1 else { return }
        let kept = filter(condition)
        if !kept.isEmpty { self = kept }
    }
}
