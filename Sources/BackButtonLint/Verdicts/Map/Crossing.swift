/// What stands between a view and the content that it is in: whether it is the screen that opens with the content, or
/// only something on it.
struct Crossing {
    /// Whether it is laid out beside or above others, of which one may be the screen.
    private(set) var isBesideOthers = false

    /// Whether it stands in a branch: what stands in the other ones isn't shown with it.
    private(set) var isInBranch = false

    /// Whether it is handed to something that puts it on a view, as a row, a label, an overlay.
    private(set) var isPutOn = false

    /// Whether there may be any number of it: pages, or rows.
    private var isRepeated = false

    /// The calls of the sources' own containers that it was passed through.
    private(set) var containers: [Place] = []

    /// The same and what lies on a way further out.
    ///
    /// - Parameters:
    ///   - end: Of the nodes around the place, the last one on the way; without it the way goes as far as a block.
    ///   - opener: The call that opens a screen with `end`.
    func adding(from place: Place, to end: Node?, opener: Node?, _ surroundings: Surroundings) -> Crossing {
        var crossing = self
        var child = place.node
        for ancestor in place.node.ancestors {
            switch ancestor.kind {
            case .argument, .trailingClosure:
                crossing.pass(through: ancestor, of: place, surroundings)
            case .ifStmt, .switchCase:
                crossing.isInBranch = true
                if ancestor.kind == .switchCase { crossing.lookBeside(child, in: ancestor, surroundings.resolution) }
            case .closure, .codeBlock:
                let isContent = ancestor == end && opener?.showsOneViewAtATime == true
                if isContent {
                    crossing.isRepeated = false
                } else {
                    crossing.lookBeside(child, in: ancestor, surroundings.resolution)
                }
            default: break
            }
            if ancestor == end { break }
            child = ancestor
        }
        if opener != nil, crossing.isRepeated || opener?.showsPages == true { crossing.isPutOn = true }
        return crossing
    }

    /// What a call does with what it is handed.
    private mutating func pass(through holder: Node, of place: Place, _ surroundings: Surroundings) {
        guard let call = holder.enclosingCall, let link = call.link else { return }
        if holder.child(.label)?.name == SwiftUINames.rootView || Self.handingOn.contains(link.name) { return }
        guard link.position == 0 else {
            isPutOn = true
            return
        }
        if link.name == Self.forEach { isRepeated = true }
        guard link.node.isCapitalized, !Self.transparent.contains(link.name) else { return }
        if link.node.usedName.map(surroundings.resolution.isDeclaredType) == true {
            if surroundings.contentProperties(of: link.name).isEmpty {
                isPutOn = true
            } else {
                containers.append(place.at(call))
            }
        } else if !Self.layouts.contains(link.name) {
            isPutOn = true
        }
    }

    /// Other views in the same block stand beside it.
    private mutating func lookBeside(_ child: Node, in block: Node, _ resolution: Resolution) {
        let others = block.children.filter { $0 != child }.compactMap { Self.look(of: $0, resolution) }
        guard !others.isEmpty else { return }
        let isInLine = block.parent?.enclosingCall?.link.map { Self.lines.contains($0.name) } ?? false
        // What is drawn over a view without a name is hardly the screen.
        if isInLine || others.contains(.isAnonymous) { isPutOn = true } else { isBesideOthers = true }
    }

    private enum Look {
        /// One of the sources' own views, or one that stands there at times.
        case mayBeScreen
        /// The system's views.
        case isAnonymous
    }

    /// What a statement shows, if it shows something that people look at.
    private static func look(of statement: Node, _ resolution: Resolution) -> Look? {
        switch statement.kind {
        case .ifStmt, .switchStmt, .name: return .mayBeScreen
        case .chain:
            guard let base = statement.links.first, base.position == 0 else { return nil }
            guard base.node.isCapitalized else { return base.call == nil ? .mayBeScreen : nil }
            if base.call == nil || backdrops.contains(base.name) { return nil }
            return resolution.isDeclaredType(base.name) ? .mayBeScreen : .isAnonymous
        default: return nil
        }
    }

    /// Views without a look of their own.
    private static let transparent: Set<Name> = [
        Name("Group"), SwiftUINames.anyView, Name("GeometryReader"), Name("ScrollViewReader"), forEach,
        Name("WithViewStore"), Name("IfLetStore"), Name("SwitchStore"), Name("CaseLet"), Name("WithPerceptionTracking"),
        Name("ViewThatFits"), Name("UIHostingController"), Name("UINavigationController"), Name("TimelineView"),
    ]

    private static let forEach = Name("ForEach")

    /// Methods that give what their closure makes.
    private static let handingOn: Set<Name> = [Name("map"), Name("flatMap"), Name("compactMap")]

    /// Containers whose only view may be the screen.
    private static let layouts: Set<Name> = lines.union([Name("ZStack"), Name("ScrollView")])
    private static let lines: Set<Name> = [Name("VStack"), Name("HStack")]

    /// Views that a screen is put in front of.
    private static let backdrops: Set<Name> = [
        Name("Color"), Name("Spacer"), Name("Divider"), Name("EmptyView"), Name("LinearGradient"),
        Name("RadialGradient"), Name("AngularGradient"), Name("Image"), Name("Rectangle"), Name("ProgressView"),
    ]
}

extension Node {
    /// Of a call: whether it shows the views in its closure one at a time, or in columns of their own.
    var showsOneViewAtATime: Bool { link.map { Self.pagers.contains($0.name) } ?? false }

    /// Of a call: whether one leafs through the views in its closure, as parts of one screen.
    var showsPages: Bool {
        let style = enclosingChain?.links.first { $0.name == Name("tabViewStyle") }?.call
        return style?.words.contains { $0 == Name("page") || $0 == Name("PageTabViewStyle") } ?? false
    }

    private static let pagers: Set<Name> = SwiftUINames.oneAtATime.union([
        Name("NavigationView"), Name("NavigationSplitView"), Name("Tab"), Name("WindowGroup"),
    ])
}
