/// Which of several declarations of one name a place means.
extension Resolution {
    /// Of members or types that share a name those that a place can mean: not what is private to another file, and
    /// what stands nearer before what stands further away.
    ///
    /// - Parameter outer: The type that is named before it: `Row` of `Row.Header()`.
    func meant(_ candidates: [DeclarationID], at place: Place, in outer: Name? = nil) -> [DeclarationID] {
        guard candidates.count > 1 || outer != nil else { return candidates }
        var meant = candidates.filter { $0.file == place.file || !isPrivate($0) }
        // Overloads of one type don't hide each other; a type or function of the file hides those of others.
        meant.narrow { id in id.file == place.file && isPrivate(index.container(of: id) ?? id) }
        meant.narrow { index.shareTarget($0.file, place.file) }
        if let outer {
            meant.narrow { outerType(of: $0) == outer }
        } else if meant.count > 1 {
            let around = namesAround(place)
            meant.narrow { id in outerType(of: id).map(around.contains) ?? false }
            meant.narrow { outerType(of: $0) == nil }
        }
        return meant
    }

    /// Whether a declaration, or a type that it stands in, is private to its file.
    func isPrivate(_ id: DeclarationID) -> Bool {
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
    private func outerType(of id: DeclarationID) -> Name? {
        guard let type = index[id].isType ? id : index.type(around: id) else { return nil }
        if index[type].kind == .extensionType {
            let words = index.node(type).child(.type)?.words ?? []
            return words.count > 1 ? words[words.count - 2] : nil
        }
        return index.type(around: type).map { index[$0].name }
    }

    /// The names of the types that a place stands in.
    private func namesAround(_ place: Place) -> Set<Name> {
        var names: Set<Name> = []
        var at = type(around: place)
        while let type = at {
            names.formUnion(index.node(type).child(.type)?.words ?? [index[type].name])
            at = index.type(around: type)
        }
        return names
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
