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
    func outerType(of id: DeclarationID) -> Name? {
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
