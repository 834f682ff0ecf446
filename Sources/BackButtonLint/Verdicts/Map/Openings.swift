/// Which views of a world are opened as screens, and by what.
struct Openings {
    /// One place that opens a screen.
    struct Opening {
        let screen: DeclarationID
        let reached: Reached

        /// What opens together, of which the screen is the view that counts.
        let content: Place
        let opener: Place

        /// The place in the content that shows the screen.
        let shown: Place

        /// Where the screen is made.
        let made: Place
    }

    /// In the order of the screens, then of the places where they are made.
    let all: [Opening]

    private let byContent: [Place: [Opening]]

    /// - Parameter views: View types, in path and source order.
    init(of views: [DeclarationID], _ surveyor: Surveyor) {
        var found: [(opening: Opening, crossing: Crossing)] = []
        for view in views {
            for made in surveyor.instantiations(ofType: view) {
                for arrival in surveyor.arrivals(from: made) where !arrival.crossing.isPutOn {
                    guard case .opened(let reached, let content, let opener) = arrival.end else { continue }
                    let opening = Opening(
                        screen: view, reached: reached, content: content, opener: opener, shown: arrival.last,
                        made: made)
                    found.append((opening, arrival.crossing))
                }
            }
        }
        let contents = Dictionary(grouping: found.indices) { found[$0].opening.content }
        let isScreen = contents.values.reduce(into: Array(repeating: false, count: found.count)) { isScreen, group in
            for row in Self.screens(among: group, of: found) { isScreen[row] = true }
        }
        all = zip(found, isScreen).compactMap { $1 ? $0.opening : nil }
        byContent = Dictionary(grouping: all, by: \.content)
    }

    /// The screen of a content that a place in it belongs to: that of its own chain, else the only one. Nil where it may
    /// be any of several.
    func screen(of content: Place, around place: Place) -> DeclarationID? {
        let opened = byContent[content] ?? []
        let chain = place.node.enclosingChain ?? place.node
        let own = opened.filter { $0.shown.file == place.file && chain.contains($0.shown.node) }
        // Of pages, each is a screen of its own, the one around the place too, whether or not it has a name.
        let holder = content.node.kind == .closure ? content.node.parent?.enclosingCall : nil
        let candidates = own.isEmpty && holder?.showsOneViewAtATime == true ? [] : own.isEmpty ? opened : own
        return Set(candidates.map(\.screen)).count == 1 ? candidates[0].screen : nil
    }

    /// Of the views in one content those that are screens: not what only stands on one, nor what is drawn around one.
    private static func screens(
        among group: [Int], of found: [(opening: Opening, crossing: Crossing)]
    ) -> [Int] {
        let beside = group.filter { found[$0].crossing.isBesideOthers }
        // Of views that are shown together nobody knows which one is the screen.
        let mayBe =
            Set(beside.map { found[$0].opening.screen }).count == 1
            || beside.allSatisfy { found[$0].crossing.isInBranch }
        let screens = group.filter { !found[$0].crossing.isBesideOthers || mayBe }
        let around = Set(screens.flatMap { found[$0].crossing.containers })
        return screens.filter { row in
            let made = found[row].opening.made
            return made.node.ownLink?.call.map { !around.contains(made.at($0)) } ?? true
        }
    }
}
