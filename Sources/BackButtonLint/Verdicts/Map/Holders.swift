/// The types whose screens a piece of code belongs to.
struct Holders {
    let surveyor: Surveyor
    let openings: Openings
    private let known = Known()
    private var resolution: Resolution { surveyor.resolution }
    private var index: ProjectIndex { surveyor.index }

    init(_ surveyor: Surveyor, _ openings: Openings) {
        self.surveyor = surveyor
        self.openings = openings
    }

    private final class Known {
        var users: [DeclarationID: [(holder: DeclarationID, place: Place)]] = [:]
    }

    /// The types that a place belongs to: what is opened with the content that it stands in, else the types that show it.
    ///
    /// - Parameter part: Of a chain that is the place: the name after which what is put around it matters.
    func holders(of place: Place, after part: Node? = nil) -> [DeclarationID] {
        var holders: [DeclarationID] = []
        var seen: Set<Place> = [place]
        var waiting = [(place: place, part: part)]
        while let (place, part) = waiting.popLast() {
            let arrivals = surveyor.arrivals(from: place, after: part)
            if arrivals.isEmpty, let type = resolution.type(around: place), !surveyor.extendsViews(type) {
                holders.append(declared(type))
            }
            for arrival in arrivals {
                switch arrival.end {
                case .within(let type): holders.append(declared(type))
                case .opened(_, let content, let opener):
                    if let screen = openings.screen(of: content, around: arrival.last) {
                        holders.append(screen)
                    } else if seen.insert(opener).inserted {
                        waiting.append((opener, nil))
                    }
                }
            }
        }
        return unique(holders)
    }

    /// The types that show a type as a part of them, each with a place that does; nothing of what isn't drawn.
    func users(of type: DeclarationID) -> [(holder: DeclarationID, place: Place)] {
        if let users = known.users[type] { return users }
        var users: [(holder: DeclarationID, place: Place)] = []
        if index[type].kind == .structure, !resolution.lineage(of: index[type].name).contains(Name("App")) {
            for place in surveyor.instantiations(ofType: type) {
                users += holders(of: place).filter { $0 != type }.map { ($0, place) }
            }
        }
        known.users[type] = users
        return users
    }

    /// The declaration that an extension extends.
    private func declared(_ type: DeclarationID) -> DeclarationID {
        guard index[type].kind == .extensionType else { return type }
        let declared = resolution.types(named: index[type].name).filter { index[$0].kind != .extensionType }
        return resolution.meant(declared, at: index.place(type)).first ?? type
    }

    private func unique(_ types: [DeclarationID]) -> [DeclarationID] { Set(types).sorted() }
}
