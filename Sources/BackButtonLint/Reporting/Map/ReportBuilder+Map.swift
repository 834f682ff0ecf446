extension ReportBuilder {
    /// The map of one world, with lines and columns.
    func map(_ map: NavigationMap, of facts: WorldFacts) -> Report.Map {
        let index = ProjectIndex(facts)
        var placer = Placer(index: index, files: files)
        func site(_ place: Place) -> Report.Map.Site {
            Report.Map.Site(path: placer.path(of: place), position: placer.range(of: place).start)
        }
        let screens = map.screens.map { screen in
            let place = site(screen.place)
            return Report.Map.Screen(
                name: screen.name, scope: scopeName(of: screen.place.file, index), path: place.path,
                position: place.position, isOpener: screen.kind == .opener, reached: screen.reached.rawValue,
                hides: screen.hides.map { hide in
                    Report.Map.Hide(
                        site: site(hide.site), hides: hide.hides.rawValue, wayBack: hide.wayBack.rawValue,
                        swipeBack: hide.swipeBack.rawValue, locked: hide.isLocked, matters: hide.matters)
                })
        }
        let edges = map.edges.map { edge in
            Report.Map.Edge(from: edge.from, to: edge.to, way: Self.way(edge.way), sites: edge.places.map(site))
        }
        return Report.Map(screens: screens, edges: edges)
    }

    private static func way(_ way: NavigationMap.Way) -> Report.Map.Way {
        switch way {
        case .root: .root
        case .pushed: .pushed
        case .presented: .presented
        case .part: .part
        }
    }

    /// The maps of all worlds as one. Of the screens in paths that weren't asked for only those are left that lead to
    /// one that was, or that one leads to.
    func joined(_ maps: [Report.Map]) -> Report.Map {
        var screens: [Report.Map.Screen] = []
        var edges: [Report.Map.Edge] = []
        for map in maps {
            let first = screens.count
            screens += map.screens
            edges += map.edges.map {
                Report.Map.Edge(from: $0.from + first, to: $0.to + first, way: $0.way, sites: $0.sites)
            }
        }
        var reported = ReportedPaths(root: configuration.root, paths: configuration.paths, changes: changes)
        let isMeant = screens.map { reported.contain($0.path) }
        edges.removeAll { !isMeant[$0.from] && !isMeant[$0.to] }
        var isKept = isMeant
        for edge in edges { (isKept[edge.from], isKept[edge.to]) = (true, true) }
        return Report.Map(screens: screens, edges: edges).keeping { isKept[$0] }
    }
}

extension Report.Map {
    /// The screens that a condition holds for by their place, with the edges between them, in report order.
    func keeping(_ isKept: (Int) -> Bool) -> Report.Map {
        let order = screens.indices.filter(isKept).sorted { left, right in
            (screens[left].path, screens[left].position.offset, left)
                < (screens[right].path, screens[right].position.offset, right)
        }
        var rows = [Int?](repeating: nil, count: screens.count)
        for (row, screen) in order.enumerated() { rows[screen] = row }
        let kept = edges.compactMap { edge -> Edge? in
            guard let from = rows[edge.from], let to = rows[edge.to] else { return nil }
            return Edge(from: from, to: to, way: edge.way, sites: edge.sites)
        }
        return Report.Map(screens: order.map { screens[$0] }, edges: kept.sorted(by: Self.precedes))
    }

    private static func precedes(_ left: Edge, _ right: Edge) -> Bool {
        (left.from, left.to, rank(left.way)) < (right.from, right.to, rank(right.way))
    }

    private static func rank(_ way: Way) -> Int { Way.allCases.firstIndex(of: way) ?? 0 }
}
