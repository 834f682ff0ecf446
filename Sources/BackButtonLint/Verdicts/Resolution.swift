/// Finds what a word means at its place: types with what they inherit, members by the type they are asked of.
struct Resolution {
    let inquiry: Inquiry

    /// What a team says of names of its own, beside what is known of the system's.
    let team: TeamNames
    private let known = Known()
    var index: ProjectIndex { inquiry.index }

    init(_ inquiry: Inquiry, team: TeamNames) {
        self.inquiry = inquiry
        self.team = team
    }

    /// What was found out already; the index doesn't change. What is asked anew by another file's hide is asked again.
    private final class Known {
        var home: Int?
        var lineages: [Name: [Name]] = [:]
        var members: [Member: [DeclarationID]] = [:]
        var declaredTypes: [Name: Bool] = [:]
        var yields: [DeclarationID: Yield] = [:]
        var takers: [DeclarationID: Bool] = [:]
        var takingTypes: [Name: Bool] = [:]
        var flags: [Name: [DeclarationID]] = [:]
        var localNames: [Int: LocalNames] = [:]
        var viewFunctions: [Name: [DeclarationID]] = [:]
        /// By file.
        var choosers: [Int: [Name: Set<Name>]] = [:]
        var privates: [DeclarationID: Bool] = [:]
        var namesakes: [Namesakes.Question: Namesakes] = [:]
    }

    private struct Member: Hashable {
        let type: Name
        let name: Name
    }

    /// Of namesakes those that the code of a file can mean.
    func namesakes(_ candidates: [DeclarationID], from file: Int) -> Namesakes {
        forgetOtherHomes()
        let question = Namesakes.Question(candidates: candidates, file: file)
        return known.namesakes.value(of: question) { Namesakes(nearestOf: candidates, from: file, self) }
    }

    /// Whether a declaration, or a type that it stands in, is private to its file.
    func isPrivate(_ id: DeclarationID) -> Bool {
        forgetOtherHomes()
        return known.privates.value(of: id) { findsPrivate(id) }
    }

    private func forgetOtherHomes() {
        guard known.home != inquiry.homeOutsideApp else { return }
        known.home = inquiry.homeOutsideApp
        known.lineages.removeAll(keepingCapacity: true)
        known.members.removeAll(keepingCapacity: true)
        known.declaredTypes.removeAll(keepingCapacity: true)
        known.takingTypes.removeAll(keepingCapacity: true)
        known.flags.removeAll(keepingCapacity: true)
        known.viewFunctions.removeAll(keepingCapacity: true)
        known.privates.removeAll(keepingCapacity: true)
        known.namesakes.removeAll(keepingCapacity: true)
    }

    /// The names that the code of a place's file binds.
    func localNames(of place: Place) -> LocalNames {
        known.localNames.value(of: place.file) { LocalNames(place.node.tree) }
    }

    /// The names that the conditions and subjects of a file ask, each with the types that do.
    func choosers(inFile file: Int) -> [Name: Set<Name>] {
        known.choosers.value(of: file) { findChoosers(inFile: file) }
    }

    /// What a function or property gives.
    func yield(of id: DeclarationID) -> Yield {
        known.yields.value(of: id) { index.node(id).yield }
    }

    /// Whether it matters which call a function is called by: it takes handlers, content, bindings or a placement.
    func takesHandlers(_ id: DeclarationID) -> Bool {
        if let takes = known.takers[id] { return takes }
        let parameters = index.node(id).child(.parameters)?.children
        let takes = parameters?.contains { $0.kind == .parameter && $0.takesHandler } ?? false
        known.takers[id] = takes
        return takes
    }

    /// Whether it matters which call makes a type: one of its properties takes such.
    func takesHandlers(type: Name) -> Bool {
        forgetOtherHomes()
        if let takes = known.takingTypes[type] { return takes }
        var takes = false
        for id in types(named: type) where !takes {
            let generics = index.node(id).child(.genericParameters)?.words ?? []
            takes = index.contents(of: id).contains { content in
                let node = index.node(content)
                switch index[content].kind {
                case .variable:
                    return node.child(.codeBlock) == nil
                        && (node.takesHandler || node.wrapper(SwiftUINames.binding) != nil
                            || node.child(.type)?.lastTypeName.map(generics.contains) == true)
                case .initializer:
                    return node.child(.parameters)?.children.contains(where: \.takesHandler) ?? false
                default: return false
                }
            }
        }
        known.takingTypes[type] = takes
        return takes
    }

    /// The stored properties of a type that an `if` may ask and that keep what they are made with.
    func flags(of type: Name) -> [DeclarationID] {
        forgetOtherHomes()
        if let flags = known.flags[type] { return flags }
        let flags = types(named: type).flatMap { id in
            index.contents(of: id).filter { content in
                guard index[content].kind == .variable, let declaration = index.node(content).parent else {
                    return false
                }
                let node = index.node(content)
                return node.mayBeGiven && node.child(.codeBlock) == nil && node.child(.accessorBlock) == nil
                    && !declaration.hasModifier("static") && declaration.child(.attribute) == nil
            }
        }
        known.flags[type] = flags
        return flags
    }

    func hasFlags(_ type: Name) -> Bool { !flags(of: type).isEmpty }

    // MARK: Types

    /// The innermost type or extension that a place stands in.
    func type(around place: Place) -> DeclarationID? {
        guard let declaration = index.declaration(around: place) else { return nil }
        return index[declaration].isType ? declaration : index.type(around: declaration)
    }

    /// The name of the type at the file level that a place stands in.
    func outermostType(around place: Place) -> Name? {
        guard var type = type(around: place) else { return nil }
        while let outer = index.type(around: type) { type = outer }
        return index[type].name
    }

    /// The declarations of a type and its extensions.
    func types(named name: Name) -> [DeclarationID] {
        inquiry.types(named: name)
    }

    /// Whether the sources declare a type, more than only extend one.
    func isDeclaredType(_ name: Name) -> Bool {
        forgetOtherHomes()
        return known.declaredTypes.value(of: name) { inquiry.isDeclaredType(name) }
    }

    /// What a type, by all its declarations and extensions, says it inherits or conforms to.
    func supertypes(of name: Name) -> [Name] {
        var names: [Name] = []
        for type in inquiry.inheritingTypes(named: name) {
            guard let inheritance = index.node(type).child(.inheritance) else { continue }
            for inherited in inheritance.children(.inheritedType) {
                if let name = inherited.lastTypeName, !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// A type's name followed by those it inherits from, nearest first, each once.
    func lineage(of name: Name) -> [Name] {
        forgetOtherHomes()
        if let lineage = known.lineages[name] { return lineage }
        var lineage = [name]
        defer { known.lineages[name] = lineage }
        var next = 0
        while next < lineage.count, lineage.count < 64 {
            // What the system's own types inherit isn't in the sources, and every file extends one of them.
            let parents = SystemTypes.roots.contains(lineage[next]) ? [] : supertypes(of: lineage[next])
            for parent in parents where !lineage.contains(parent) { lineage.append(parent) }
            next += 1
        }
        return lineage
    }

    func isView(_ type: Name) -> Bool { isKind(type, of: SwiftUINames.view) }

    func isViewModifier(_ type: Name) -> Bool { isKind(type, of: Name("ViewModifier")) }

    /// Whether a type is one, or is declared to conform to it or inherit from it. What only extensions are there of is
    /// a type from outside: it is what it is, and there may be very many of them.
    private func isKind(_ type: Name, of ancestor: Name) -> Bool {
        type == ancestor || isDeclaredType(type) && lineage(of: type).contains(ancestor)
    }

    /// Whether a view is drawn by UIKit's code.
    func isRepresentable(_ type: Name) -> Bool { !SwipeNames.representables.isDisjoint(with: lineage(of: type)) }

    static let styleBody = Name("makeBody")

    /// Whether a type draws as a style protocol of the sources' own wants it: the view that asks it is in them too.
    func hasOwnStyle(_ type: Name) -> Bool {
        isDeclaredType(type)
            && lineage(of: type).contains { name in
                types(named: name).contains { index[$0].kind == .protocolType }
                    && !inquiry.members(named: Self.styleBody, of: name).isEmpty
            }
    }

    // MARK: Members

    /// The members of a type with a name, those of its extensions and of what it inherits included.
    func members(of type: Name, named name: Name) -> [DeclarationID] {
        forgetOtherHomes()
        let member = Member(type: type, name: name)
        if let members = known.members[member] { return members }
        var members: [DeclarationID] = []
        for ancestor in isDeclaredType(type) ? lineage(of: type) : [type] where members.isEmpty {
            members = inquiry.members(named: name, of: ancestor)
        }
        known.members[member] = members
        return members
    }

    /// Whether the types around a place have a property or method of a name: some call what builds a view as the view
    /// itself would be called.
    func isMember(_ name: Name, at place: Place) -> Bool {
        var around = type(around: place)
        while let type = around {
            let members = members(of: index[type].name, named: name)
            if members.contains(where: { index[$0].kind == .variable || index[$0].kind == .function }) { return true }
            around = index.type(around: type)
        }
        return false
    }

    /// The functions of a name in extensions of views: what `.name()` behind a view can mean.
    func viewFunctions(named name: Name) -> [DeclarationID] {
        forgetOtherHomes()
        return known.viewFunctions.value(of: name) {
            inquiry.functions(named: name).filter { id in
                guard let container = index.container(of: id) else { return false }
                return index[container].kind == .extensionType || index[container].kind == .protocolType
            }
        }
    }
}
