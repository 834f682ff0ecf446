/// Which of several declarations of one name a place means.
extension Resolution {
    /// Of members or types that share a name those that a place can mean: not what is private to another file, and
    /// what stands nearer before what stands further away.
    ///
    /// - Parameter outer: The type that is named before it: `Row` of `Row.Header()`.
    func meant(_ candidates: [DeclarationID], at place: Place, in outer: Name? = nil) -> [DeclarationID] {
        guard candidates.count > 1 || outer != nil else { return candidates }
        let namesakes = namesakes(candidates, from: place.file)
        if let outer {
            return namesakes.narrowed(to: [outer]) ?? namesakes.all
        }
        guard namesakes.all.count > 1 else { return namesakes.all }
        return namesakes.narrowed(to: namesAround(place)) ?? namesakes.narrowed(to: [nil]) ?? namesakes.all
    }

    /// Looks whether a declaration, or a type that it stands in, is private to its file.
    func findsPrivate(_ id: DeclarationID) -> Bool {
        var waiting = [id]
        // A type may stand in an extension of its own name.
        var seen: Set<DeclarationID> = []
        while let here = waiting.popLast() {
            guard seen.insert(here).inserted else { continue }
            let node = index[here].kind == .variable ? index.node(here).parent ?? index.node(here) : index.node(here)
            if node.hasModifier("private") || node.hasModifier("fileprivate") { return true }
            // What extends a private type of its file is private with it.
            if index[here].kind == .extensionType {
                waiting += inquiry.types(named: index[here].name).filter {
                    $0.file == here.file && index[$0].kind != .extensionType
                }
            }
            if let container = index.container(of: here) { waiting.append(container) }
        }
        return false
    }

    /// The name of the type that the type of a member stands in; nil at the file level.
    fileprivate func outerType(of id: DeclarationID) -> Name? {
        guard let type = index[id].isType ? id : index.type(around: id) else { return nil }
        if index[type].kind == .extensionType {
            let words = index.node(type).child(.type)?.words ?? []
            return words.count > 1 ? words[words.count - 2] : nil
        }
        return index.type(around: type).map { index[$0].name }
    }

    /// The names of the types that a place stands in.
    private func namesAround(_ place: Place) -> Set<Name?> {
        var names: Set<Name?> = []
        var at = type(around: place)
        while let type = at {
            for name in index.node(type).child(.type)?.words ?? [index[type].name] { names.insert(name) }
            at = index.type(around: type)
        }
        return names
    }
}

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
