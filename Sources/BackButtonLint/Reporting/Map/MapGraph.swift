/// The map as it is drawn: boxes with words on them and lines between them.
struct MapGraph {
    let boxes: [Box]

    /// Ordered by their ends and ways; of each there is one.
    let lines: [Line]

    struct Box {
        let content: Content
        let title: String
        /// What it lacks or has, or how many screens it stands for; nil for a screen of which there is nothing to say.
        let remark: String?
        let kind: Kind
        let scope: String?
        let folder: String
    }

    /// What a box stands for.
    enum Content {
        /// A screen, by its place in the map.
        case screen(Int)
        /// Screens that are folded into one box, by theirs.
        case folder([Int])
    }

    enum Kind: String, CaseIterable {
        /// It leaves the back button alone.
        case plain
        /// It hides the back button, and all is well or can't be told.
        case hiding
        /// It lacks the swipe back, but has a way back.
        case noSwipe = "no-swipe"
        /// It lacks a way back.
        case noWayBack = "no-way-back"
        /// An app, a coordinator or the like.
        case opener
        case folder

        /// What it means, for legends.
        var words: String {
            switch self {
            case .plain: "keeps the back button"
            case .hiding: "hides the back button"
            case .noSwipe: "no swipe back"
            case .noWayBack: "no way back"
            case .opener: "opens screens, is none"
            case .folder: "screens of a folder"
            }
        }
    }

    struct Line: Hashable {
        let from: Int
        let to: Int
        let way: Report.Map.Way
    }
}

extension Report.Map.Way {
    /// What the origin of a line does, or what its end is.
    var words: String {
        switch self {
        case .root: "first"
        case .pushed: "pushes"
        case .presented: "presents"
        case .part: "shows"
        }
    }
}

extension MapGraph {
    /// Every screen in a box of its own.
    init(_ map: Report.Map) {
        boxes = map.screens.indices.map { Box(map.screens[$0], at: $0) }
        lines = map.edges.map { Line(from: $0.from, to: $0.to, way: $0.way) }
    }
}

extension MapGraph.Box {
    init(_ screen: Report.Map.Screen, at row: Int) {
        content = .screen(row)
        title = screen.name
        scope = screen.scope
        folder = screen.folder
        let lacks = [screen.lacksWayBack ? "no way back" : nil, screen.lacksSwipe ? "no swipe" : nil].compactMap { $0 }
        if screen.isOpener {
            kind = .opener
        } else if lacks.isEmpty {
            kind = screen.hides.isEmpty ? .plain : .hiding
        } else {
            kind = screen.lacksWayBack ? .noWayBack : .noSwipe
        }
        remark = lacks.isEmpty ? Self.remark(on: screen.hides) : lacks.joined(separator: ", ")
    }

    /// How one gets back from a screen that hides the button, where that is all right.
    private static func remark(on hides: [Report.Map.Hide]) -> String? {
        guard let first = hides.first else { return nil }
        if hides.contains(where: \.locked) { return "locked" }
        if first.hides == "conditional" { return "hides at times" }
        return first.matters ? "back \(first.wayBack), swipe \(first.swipeBack)" : "hides the button"
    }
}
