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
    private var index: ProjectIndex { resolution.inquiry.index }

    private let flows = Flows()

    init(resolution: Resolution) { self.resolution = resolution }

    /// How far closures are followed through the parameters of the project's own views and functions.
    private static let deepestFlow = 8

    /// What is known of parameters: each is followed once.
    private final class Flows {
        var known: [Flow: Outcome?] = [:]
        /// Of those that stand for the view a modifier is put on.
        var wrapped: [Flow: Reached?] = [:]
        var contents: [Name: [DeclarationID]] = [:]
        private var home: Int?

        /// What another file's hide found out may rest on what only that file sees.
        func forget(unless home: Int?) {
            guard home != self.home else { return }
            self.home = home
            known.removeAll(keepingCapacity: true)
            wrapped.removeAll(keepingCapacity: true)
            contents.removeAll(keepingCapacity: true)
        }
    }

    /// A parameter or property that takes content.
    private struct Flow: Hashable {
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

    // MARK: Through the project's own views and functions

    /// How a view or function of the project's own brings what it is handed on screen, if it opens a screen for it.
    func reach(of holder: Node, handedTo link: ChainLink, _ call: Node, _ place: Place) -> Reached? {
        switch flow(of: holder, into: link, call: call, from: place, hosting: nil, depth: 0) {
        case .boundary(let reached): reached
        default: nil
        }
    }

    /// What becomes of what is handed over.
    private enum Outcome {
        /// It is behind a boundary.
        case boundary(Reached)
        /// The callee gives a controller that hosts it.
        case controller
    }

    /// What the callee does with the parameter that a value is handed to, if it does anything of the kind.
    private func flow(
        of holder: Node, into link: ChainLink, call: Node, from start: Place, hosting: Hosting?, depth: Int
    ) -> Outcome? {
        guard depth < Self.deepestFlow else { return nil }
        for var flow in parameters(filledBy: holder, into: link, call: call, from: start) {
            flow.hosting = hosting
            flows.forget(unless: resolution.inquiry.homeOutsideApp)
            if let known = flows.known[flow] {
                if let known { return known }
                continue
            }
            // Should it lead back to itself, it leads nowhere.
            flows.known[flow] = .some(nil)
            var waiting = uses(of: flow).map { (place: $0, hosting: hosting) }
            var seen: [Hosting?: Set<Place>] = [:]
            while let use = waiting.popLast() {
                guard seen[use.hosting, default: []].insert(use.place).inserted else { continue }
                switch around(use.place, hosting: use.hosting, depth: depth + 1) {
                case .boundary(let reached, _, _):
                    flows.known[flow] = .boundary(reached)
                    return .boundary(reached)
                case .declaration(flow.declaration, givesController: true):
                    flows.known[flow] = .controller
                    return .controller
                case .local(let binding, let hosting):
                    waiting += Self.uses(ofLocal: binding).map { (place: $0, hosting: hosting) }
                default: continue
                }
            }
        }
        return nil
    }

    // MARK: Through modifiers further out

    /// The stack or link that a modifier of the project's own, further out in a chain, puts a part of it into.
    private func wrapping(_ part: Node, in chain: Node, from start: Place, depth: Int) -> Surrounding? {
        guard depth < Self.deepestFlow else { return nil }
        for link in chain.links where link.position > 0 && link.node.id > part.id {
            guard let call = link.call, let reached = reachOfWrapped(by: link, call, depth: depth) else { continue }
            return .boundary(reached, content: start.at(chain), opener: start.at(call))
        }
        return nil
    }

    /// How a modifier brings the view on screen that it is put on, if it opens a screen for it wherever it names it.
    private func reachOfWrapped(by link: ChainLink, _ call: Node, depth: Int) -> Reached? {
        if link.name == SwiftUINames.modifier {
            guard let type = call.callArguments.first?.value.links.first?.name, resolution.isViewModifier(type) else {
                return nil
            }
            for body in resolution.members(of: type, named: Name("body")) {
                guard let content = index.node(body).child(.parameters)?.children(.parameter).first?.child(.declName)
                else { continue }
                if let reached = reachOfAll(Flow(declaration: body, parameter: content.name), depth: depth) {
                    return reached
                }
            }
            return nil
        }
        return resolution.viewFunctions(named: link.name).lazy.compactMap { function in
            reachOfAll(Flow(declaration: function, parameter: Name("self")), depth: depth)
        }.first
    }

    /// What all uses of a parameter stand behind; nil if one of them stands in no screen of its own.
    private func reachOfAll(_ flow: Flow, depth: Int) -> Reached? {
        flows.forget(unless: resolution.inquiry.homeOutsideApp)
        if let known = flows.wrapped[flow] { return known }
        flows.wrapped[flow] = .some(nil)
        var shared: Reached?
        for use in uses(of: flow) {
            guard case .boundary(let reached, _, _) = around(use, depth: depth + 1) else { return nil }
            shared = shared.map { $0.joined(with: reached) } ?? reached
        }
        flows.wrapped[flow] = shared
        return shared
    }

    /// Where the code around a local names it.
    static func uses(ofLocal binding: Place) -> [Place] {
        guard let name = binding.node.child(.declName)?.name else { return [] }
        let blocks: Set<NodeKind> = [.codeBlock, .closure, .switchCase]
        guard let block = binding.node.ancestors.first(where: { blocks.contains($0.kind) }) else { return [] }
        return block.descendants.compactMap { node in
            node.kind == .name && node.usedName == name && !binding.node.contains(node) ? binding.at(node) : nil
        }
    }

    /// Where the code of a declaration uses a parameter, or a type its property.
    private func uses(of flow: Flow) -> [Place] {
        let owner = index[flow.declaration]
        let code = owner.isType ? resolution.types(named: owner.name) : [flow.declaration]
        return code.flatMap { id -> [Place] in
            let place = index.place(id)
            return index.uses(of: flow.parameter, inFile: id.file).filter { use in
                (use.node.kind == .name || use.node.kind == .member) && place.node.contains(use.node)
            }
        }
    }

    /// The parameters or properties that `holder` (an argument or trailing closure) fills.
    private func parameters(filledBy holder: Node, into link: ChainLink, call: Node, from start: Place) -> [Flow] {
        let label = holder.child(.label)?.name
        if link.position == 0, link.node.isCapitalized {
            guard resolution.isDeclaredType(link.name) else { return [] }
            var properties: [DeclarationID] = []
            if let label {
                properties = resolution.members(of: link.name, named: label)
            } else if holder.kind == .trailingClosure {
                properties = Array(contentProperties(of: link.name).suffix(1))
            } else if let position = unlabelledPosition(of: holder, in: call) {
                properties = Array(storedProperties(of: link.name).dropFirst(position).prefix(1))
            }
            return properties.compactMap { property in
                index.container(of: property).map { Flow(declaration: $0, parameter: index[property].name) }
            }
        }
        let functions =
            link.position == 0
            ? functions(meantBy: link, at: start)
            : resolution.inquiry.functions(named: link.name)
        return functions.compactMap { function -> Flow? in
            let node = index.node(function)
            let parameters = node.child(.parameters)?.children(.parameter) ?? []
            let parameter: Node?
            if let label {
                parameter = parameters.first { ($0.child(.label) ?? $0.child(.declName))?.name == label }
            } else if holder.kind == .trailingClosure {
                parameter = parameters.last { $0.isHandler } ?? parameters.last
            } else {
                parameter = parameters.first { $0.child(.label)?.spells("_") == true }
            }
            return parameter?.child(.declName).map { Flow(declaration: function, parameter: $0.name) }
        }
    }

    private func functions(meantBy link: ChainLink, at start: Place) -> [DeclarationID] {
        guard case .members(let members) = resolution.meaning(of: link.name, at: start.at(link.node)) else { return [] }
        return members.filter { index[$0].kind == .function }
    }

    private func unlabelledPosition(of holder: Node, in call: Node) -> Int? {
        call.child(.arguments)?.children(.argument).firstIndex(of: holder)
    }

    /// The stored properties of a type in source order.
    private func storedProperties(of type: Name) -> [DeclarationID] {
        resolution.types(named: type).flatMap { id -> [DeclarationID] in
            index.contents(of: id).filter { property in
                guard index[property].kind == .variable else { return false }
                let node = index.node(property)
                return node.child(.codeBlock) == nil && node.child(.accessorBlock) == nil
            }
        }
    }

    /// The stored properties that hold content: view builders, or of a generic type.
    func contentProperties(of type: Name) -> [DeclarationID] {
        flows.forget(unless: resolution.inquiry.homeOutsideApp)
        if let known = flows.contents[type] { return known }
        let found = findContentProperties(of: type)
        flows.contents[type] = found
        return found
    }

    private func findContentProperties(of type: Name) -> [DeclarationID] {
        let generics = Set(
            resolution.types(named: type).flatMap { id in index.node(id).child(.genericParameters)?.words ?? [] })
        return storedProperties(of: type).filter { id in
            let node = index.node(id)
            if node.wrapper(Name("ViewBuilder")) != nil { return true }
            guard let written = node.child(.type) else { return false }
            return written.words.contains { generics.contains($0) } || written.words.contains(Name("AnyView"))
        }
    }
}

/// Which of the things handed to a `NavigationLink` is its destination.
enum NavigationLinks {
    /// Whether an argument or trailing closure of a link's call is what it pushes.
    static func isDestination(_ holder: Node, of call: Node) -> Bool {
        let label = holder.child(.label)?.name
        if label == SwiftUINames.destination { return true }
        guard holder.kind == .trailingClosure, label == nil, call.link?.name == SwiftUINames.navigationLink else {
            return false
        }
        let arguments = call.callArguments
        // With a destination or a value in parentheses the closure is the label.
        if arguments.contains(where: { $0.label == SwiftUINames.destination || $0.label == SwiftUINames.value }) {
            return false
        }
        return true
    }
}
