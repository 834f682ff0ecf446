/// What a piece of view code stands in: the first thing above it that decides how it gets on screen.
enum Surrounding {
    /// Its own screen begins here: `content` is what is pushed, presented or put first, `opener` what does it.
    case boundary(Reached, content: Place, opener: Place)
    /// The body of a declaration: all of it belongs to the same screen. Or it gives the controller that hosts the view.
    case declaration(DeclarationID, givesController: Bool)
    /// The value of a local, the controller that hosts the view or not; how that gets on screen is told by its uses.
    case local(Place, hosting: Hosting?)
    /// Nothing that says so.
    case nowhere
}

/// A controller that hosts the view.
struct Hosting: Hashable {
    /// Whether it is the first in a list of controllers that is written down; nil outside of such.
    var isFirst: Bool?
}

/// Climbs from a piece of view code to what it stands in.
struct Surroundings {
    let resolution: Resolution
    var index: ProjectIndex { resolution.inquiry.index }

    let flows = Flows()

    init(resolution: Resolution) { self.resolution = resolution }

    /// How far closures are followed through the parameters of the project's own views and functions.
    static let deepestFlow = 8

    /// What is known of parameters: each is followed once.
    final class Flows {
        var known: [Flow: Outcome?] = [:]
        /// By the argument or trailing closure: what reaches the callee with it.
        var reaches: [Place: Reached?] = [:]
        /// Of those that stand for the view a modifier is put on.
        var wrapped: [Flow: Reached?] = [:]
        var contents: [Name: [DeclarationID]] = [:]
        private var home: Int?

        /// What another file's hide found out may rest on what only that file sees.
        func forget(unless home: Int?) {
            guard home != self.home else { return }
            self.home = home
            known.removeAll(keepingCapacity: true)
            reaches.removeAll(keepingCapacity: true)
            wrapped.removeAll(keepingCapacity: true)
            contents.removeAll(keepingCapacity: true)
        }
    }

    /// A parameter or property that takes content.
    struct Flow: Hashable {
        let declaration: DeclarationID
        let parameter: Name
        /// The controller that is handed over instead of the view, if one is.
        var hosting: Hosting?
    }

    /// What a place stands in.
    ///
    /// - Parameters:
    ///   - part: Of a chain that is the place itself: the name after which what is put around it matters.
    ///   - hosting: The controller that its value is, if that hosts the view.
    func around(_ start: Place, after part: Node? = nil, hosting: Hosting? = nil, depth: Int = 0) -> Surrounding {
        var child = start.node
        var hosting = hosting
        var controller = hosting == nil ? nil : start.node
        var isGiven = false
        if let part, let boundary = wrapping(part, in: child, from: start, depth: depth) { return boundary }
        while let parent = child.parent {
            switch parent.kind {
            case .codeBlock, .accessorBlock:
                if let declaration = declaration(of: parent, in: start) {
                    return .declaration(declaration, givesController: isGiven || child == controller)
                }
            case .initializer:
                if let binding = parent.parent, binding.kind == .binding || binding.kind == .optionalBinding {
                    let place = start.at(binding)
                    if let member = index.declaration(around: place), index.node(member) == binding,
                        isProperty(member)
                    {
                        return .declaration(member, givesController: false)
                    }
                    return .local(place, hosting: hosting)
                }
                return .nowhere
            case .argument, .trailingClosure:
                switch handed(child, by: parent, from: start, hosting: hosting, depth: depth) {
                case .through: break
                case .asController:
                    hosting = Hosting()
                    controller = parent.enclosingCall?.enclosingChain ?? parent
                case .decided(let surrounding): return surrounding
                }
            case .array:
                hosting?.isFirst = parent.firstChild == child
            case .sequence:
                if let surrounding = assigned(child, in: parent, from: start, hosting: hosting) {
                    return surrounding
                }
            case .returnStmt:
                isGiven = child == controller
            case .chain:
                if let boundary = wrapping(child, in: parent, from: start, depth: depth) { return boundary }
            case .memberBlock, .file:
                return .nowhere
            default: break
            }
            child = parent
        }
        return .nowhere
    }

    /// The declaration whose code a block is; nil for the block of a statement or a local function.
    private func declaration(of block: Node, in start: Place) -> DeclarationID? {
        guard let owner = block.parent else { return nil }
        switch owner.kind {
        case .funcDecl, .initDecl, .subscriptDecl, .binding:
            return index.declaration(around: start.at(owner))
        default:
            // An accessor's block is within the variable's.
            return nil
        }
    }

    private func isProperty(_ id: DeclarationID) -> Bool {
        guard index[id].kind == .variable else { return false }
        guard let container = index.container(of: id) else { return true }
        return index[container].isType
    }

    private enum Handing {
        /// The call shows it where it stands itself.
        case through
        /// The call makes a controller of it.
        case asController
        case decided(Surrounding)
    }

    /// What a call does with a value or closure handed to it.
    private func handed(
        _ value: Node,
        by holder: Node,
        from start: Place,
        hosting: Hosting?,
        depth: Int
    ) -> Handing {
        guard let call = holder.enclosingCall, let link = call.link else { return .through }
        let label = holder.child(.label)?.name
        let content = start.at(holder.kind == .argument ? value : holder.child(.closure) ?? value)
        let opener = start.at(call)
        if let hosting {
            if let handing = handedController(hosting, link, label: label, content: content, opener: opener) {
                return handing
            }
            if label == SwiftUINames.rootView { return .asController }
            return handedOn(holder, link, call, from: start, hosting: hosting, content: content, depth: depth)
        }
        if SwiftUINames.links.contains(link.name) {
            return NavigationLinks.isDestination(holder, of: call)
                ? .decided(.boundary(.pushed, content: content, opener: opener)) : .through
        }
        let isClosure = content.node.kind == .closure
        if SwiftUINames.pushing.contains(link.name) || SwiftUINames.pushingContainers.contains(link.name),
            isClosure || label == SwiftUINames.destination
        {
            return .decided(.boundary(.pushed, content: content, opener: opener))
        }
        if SwiftUINames.presenting.contains(link.name), isClosure || label == SwiftUINames.content {
            if label == SwiftUINames.onDismiss { return .through }
            return .decided(.boundary(.presented, content: content, opener: opener))
        }
        if SwiftUINames.roots.contains(link.name), isClosure || link.position == 0 {
            if label == SwiftUINames.destination {
                return .decided(.boundary(.pushed, content: content, opener: opener))
            }
            return .decided(.boundary(.root, content: content, opener: opener))
        }
        if label == SwiftUINames.rootView { return .asController }
        return handedOn(holder, link, call, from: start, hosting: nil, content: content, depth: depth)
    }

    /// What a view or function of the project's own does with it.
    private func handedOn(
        _ holder: Node, _ link: ChainLink, _ call: Node, from start: Place, hosting: Hosting?, content: Place,
        depth: Int
    ) -> Handing {
        switch flow(of: holder, into: link, call: call, from: start, hosting: hosting, depth: depth) {
        case .boundary(let reached):
            // What the callee opens it with is not where the screen's own binding stands: the call is.
            return .decided(.boundary(reached, content: content, opener: start.at(call)))
        case .controller: return .asController
        case nil: return .through
        }
    }

    /// What UIKit does with a controller; nil if the method isn't one of UIKit's.
    private func handedController(
        _ hosting: Hosting, _ link: ChainLink, label: Name?, content: Place, opener: Place
    ) -> Handing? {
        if link.name == Self.setViewControllers, hosting.isFirst == true {
            return .decided(.boundary(.root, content: content, opener: opener))
        }
        if Self.controllerPushes.contains(link.name) || link.node.camelParts.first == Name("push") {
            return .decided(.boundary(.pushed, content: content, opener: opener))
        }
        if link.name == Name("present") {
            return .decided(.boundary(.presented, content: content, opener: opener))
        }
        if label == Name("rootViewController") {
            return .asController
        }
        return nil
    }

    private static let controllerPushes: Set<Name> = [
        Name("show"), Name("showDetailViewController"), setViewControllers,
    ]
    private static let setViewControllers = Name("setViewControllers")

    /// `window.rootViewController = hosting`.
    private func assigned(_ value: Node, in sequence: Node, from start: Place, hosting: Hosting?) -> Surrounding? {
        guard let hosting, let assignment = sequence.assignment, assignment.value == value else { return nil }
        if let target = assignment.target.links.last,
            target.name == Name("rootViewController") || target.name == Name("viewControllers")
        {
            return .boundary(hosting.isFirst == false ? .pushed : .root, content: start, opener: start.at(sequence))
        }
        return .nowhere
    }
}
