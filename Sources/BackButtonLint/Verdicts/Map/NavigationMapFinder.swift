/// Draws up the map of a world: which screens there are, and what leads from one to another.
///
/// What can't be told is left out: a view whose way on screen isn't in the sources has no edge.
package struct NavigationMapFinder {
    private let surveyor: Surveyor
    private let resolution: Resolution
    private var index: ProjectIndex { surveyor.index }

    package init(_ inquiry: Inquiry, team: TeamNames = TeamNames()) {
        resolution = Resolution(inquiry, team: team)
        surveyor = Surveyor(resolution)
    }

    /// - Parameter verdicts: Those on all hides of the world.
    package func map(_ verdicts: [ScreenVerdict]) -> NavigationMap {
        surveyor.inquiry.home = nil
        let openings = Openings(of: views(), surveyor)
        let holders = Holders(surveyor, openings)
        let hides = hides(of: verdicts, holders)
        var drawing = Drawing(holders: holders, screens: Set(openings.all.map(\.screen)).union(hides.keys))
        for opening in openings.all {
            for holder in holders.holders(of: opening.opener) {
                for screen in drawing.screens(holding: holder) {
                    drawing.add(from: screen, to: opening.screen, way(opening.reached), calledName(opening.opener))
                }
            }
        }
        let opened = Set(openings.all.map(\.screen))
        for hiding in hides.keys.sorted() where !opened.contains(hiding) {
            for (holder, place) in holders.users(of: hiding) {
                for screen in drawing.screens(holding: holder) {
                    drawing.add(from: screen, to: hiding, .part, calledName(place))
                }
            }
        }
        return map(drawing, hides)
    }

    /// Every view type of the world that runs in an app.
    private func views() -> [DeclarationID] {
        var views: [DeclarationID] = []
        for file in index.files.indices where index.ships[file] {
            for (row, declaration) in index.facts(at: file).declarations.enumerated()
            where declaration.isType && declaration.kind != .extensionType && declaration.kind != .protocolType {
                guard !declaration.isDormant else { continue }
                if resolution.isView(declaration.name) || resolution.isRepresentable(declaration.name) {
                    views.append(DeclarationID(file: file, index: row))
                }
            }
        }
        return views
    }

    /// The hides by the types that they are on; those that say `false` are none.
    private func hides(
        of verdicts: [ScreenVerdict], _ holders: Holders
    ) -> [DeclarationID: [(hide: NavigationMap.Hide, reached: Reached)]] {
        var found: [DeclarationID: [(hide: NavigationMap.Hide, reached: Reached)]] = [:]
        func add(_ hide: NavigationMap.Hide, _ reached: Reached) {
            surveyor.inquiry.home = hide.site.file
            guard let name = hide.site.node.parent else { return }
            let chain = hide.site.at(name.enclosingChain ?? name)
            for type in holders.holders(of: chain, after: name) where index[type].isType {
                found[type, default: []].append((hide, reached))
            }
        }
        for verdict in verdicts where verdict.hides != .never {
            guard verdict.isWrapper else {
                add(NavigationMap.Hide(verdict), verdict.reached.answer)
                continue
            }
            for use in verdict.uses { add(NavigationMap.Hide(use, of: verdict), use.reached.answer) }
        }
        surveyor.inquiry.home = nil
        return found
    }

    private func way(_ reached: Reached) -> NavigationMap.Way {
        switch reached {
        case .pushed: .pushed
        case .presented: .presented
        case .root, .unknown: .root
        }
    }

    /// Of a call, or of what is called: the name.
    private func calledName(_ place: Place) -> Place {
        let name = place.node.kind == .call ? place.node.link?.node : place.node
        return name.map { place.at($0.child(.declName) ?? $0) } ?? place
    }

    private func map(
        _ drawing: Drawing, _ hides: [DeclarationID: [(hide: NavigationMap.Hide, reached: Reached)]]
    ) -> NavigationMap {
        let types = drawing.types.sorted()
        let rows = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
        var edges = drawing.edges.compactMap { edge, places -> NavigationMap.Edge? in
            guard let from = rows[edge.from], let to = rows[edge.to] else { return nil }
            return NavigationMap.Edge(from: from, to: to, way: edge.way, places: Set(places).sorted())
        }
        edges.sort { ($0.from, $0.to, $0.way) < ($1.from, $1.to, $1.way) }
        var reached: [Int: Reached] = [:]
        for edge in edges {
            guard let way = Reached(rawValue: edge.way.rawValue) else { continue }
            reached[edge.to] = reached[edge.to]?.joined(with: way) ?? way
        }
        let screens = types.enumerated().map { row, type -> NavigationMap.Screen in
            let node = index.node(type)
            let own = hides[type] ?? []
            let isScreen = resolution.isView(index[type].name) || resolution.isRepresentable(index[type].name)
            return NavigationMap.Screen(
                place: Place(type.file, node.nameNode ?? node), name: node.typeName,
                kind: isScreen ? .screen : .opener,
                reached: own.dropFirst().reduce(own.first?.reached) { $0?.joined(with: $1.reached) }
                    ?? reached[row] ?? .unknown,
                hides: own.map(\.hide))
        }
        return NavigationMap(screens: screens, edges: edges)
    }
}

extension NavigationMap.Hide {
    fileprivate init(_ verdict: ScreenVerdict) {
        site = verdict.site
        hides = verdict.hides
        wayBack = verdict.wayBack.answer
        swipeBack = verdict.swipeBack.answer
        isLocked = verdict.isLocked
        matters = verdict.exemption == nil
    }

    fileprivate init(_ use: UseVerdict, of verdict: ScreenVerdict) {
        site = use.site
        hides = verdict.hides
        wayBack = use.wayBack.answer
        swipeBack = use.swipeBack.answer
        isLocked = verdict.isLocked
        matters = verdict.exemption == nil && use.reached.answer.isOnAStack
    }
}

/// The screens and edges as they are found.
private struct Drawing {
    struct Edge: Hashable {
        let from: DeclarationID
        let to: DeclarationID
        let way: NavigationMap.Way
    }

    let holders: Holders

    /// What is a screen for sure, and whatever else leads to one.
    private(set) var types: Set<DeclarationID>
    private(set) var edges: [Edge: [Place]] = [:]

    private let screens: Set<DeclarationID>
    private var known: [DeclarationID: [DeclarationID]] = [:]

    init(holders: Holders, screens: Set<DeclarationID>) {
        self.holders = holders
        self.screens = screens
        types = screens
    }

    mutating func add(from: DeclarationID, to: DeclarationID, _ way: NavigationMap.Way, _ place: Place) {
        types.insert(from)
        edges[Edge(from: from, to: to, way: way), default: []].append(place)
    }

    /// The screens that show a type, however deep in them; the outermost types where none of these is one.
    mutating func screens(holding type: DeclarationID) -> [DeclarationID] {
        if screens.contains(type) { return [type] }
        if let known = known[type] { return known }
        var found: Set<DeclarationID> = []
        var outermost: Set<DeclarationID> = []
        var seen: Set<DeclarationID> = [type]
        var waiting = [type]
        while let here = waiting.popLast() {
            let users = holders.users(of: here).map(\.holder)
            if users.isEmpty { outermost.insert(here) }
            for user in users where seen.insert(user).inserted {
                if screens.contains(user) { found.insert(user) } else { waiting.append(user) }
            }
        }
        let result = (found.isEmpty ? (outermost.isEmpty ? [type] : outermost) : found).sorted()
        known[type] = result
        return result
    }
}
