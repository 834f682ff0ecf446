/// Finds where a back item of a screen would go. Asked only for screens that have no way back.
struct ItemSiteFinder {
    let surveyor: Surveyor
    let ground: SwipeGround
    private var resolution: Resolution { surveyor.resolution }
    private var inquiry: Inquiry { resolution.inquiry }
    private var index: ProjectIndex { resolution.inquiry.index }
    private let known = Known()

    init(surveyor: Surveyor, ground: SwipeGround) {
        self.surveyor = surveyor
        self.ground = ground
    }

    /// What was found out already of the code of a type: hundreds of its screens may ask.
    private final class Known {
        var hidesBar: [DeclarationID: Bool] = [:]
        var links: [DeclarationID: [Node]] = [:]
        var meansOtherwise: [Word: Bool] = [:]
    }

    private struct Word: Hashable {
        let name: Name
        let type: DeclarationID
    }

    typealias Answer = Possibility<ItemSite, ItemSite.Obstacle>

    /// - Parameters:
    ///   - call: The hide, or what puts a wrapper with one on the screen.
    ///   - survey: What stands around it.
    func site(at call: Place, _ survey: Survey) -> Answer {
        let file = index.files[call.file]
        let system = ground.deploymentTarget(of: file)
        if let system, system < DeploymentTarget(major: 14) { return .impossible(.tooOldSystem) }
        if case .viewFunction = survey.wrapper?.kind { return .impossible(.viewExtension) }
        let environment: ItemSite.Environment =
            system.map { $0 < DeploymentTarget(major: 15) } == true ? .presentationMode : .dismiss
        let spot = spot(for: call, survey)
        if hidesBar(around: spot.place) { return .impossible(.hiddenBar) }
        let guarded = Conditions.isGuarded(spot.place.node, system: "iOS")
        let placement =
            ground.itemPlacement
            ?? (ground.platforms(of: file).contains(.macOS) && !guarded ? "cancellationAction" : "topBarLeading")
        let dismissal = spot.owner.map { self.dismissal(at: spot.place, of: $0, environment) }
        return .possible(
            ItemSite(
                spot: spot.place, dismissal: dismissal ?? ownView(in: spot.place, environment),
                toolbar: toolbar(for: spot.place), placement: placement))
    }

    /// What could take the screen away at an expression of its own; nil where that isn't in a view of the sources, or
    /// what stands there is pushed or presented by that view. A link there is one that goes away.
    func dismissal(at expression: Place) -> ItemSite.Dismissal? {
        guard let owner = resolution.type(around: expression), resolution.isView(index[owner].name),
            !expression.node.isInDestination(within: index.node(owner))
        else { return nil }
        let system = ground.deploymentTarget(of: index.files[expression.file])
        let isOld = system.map { $0 < DeploymentTarget(major: 15) } == true
        return dismissal(at: expression, of: owner, isOld ? .presentationMode : .dismiss, replaces: expression.node)
    }

    // MARK: The spot

    /// Where the item goes; `owner` is the type whose property may dismiss there.
    private struct Spot {
        let place: Place
        let owner: DeclarationID?
    }

    private func spot(for call: Place, _ survey: Survey) -> Spot {
        let type = resolution.type(around: call)
        let isBody = survey.climbed.contains { climbed in
            guard let type, let around = index.type(around: climbed) else { return false }
            guard index[around].name == index[type].name else { return false }
            return index[climbed].name == SwiftUINames.body || index[climbed].kind == .initializer
        }
        if survey.wrapper != nil || isBody {
            return Spot(place: call.at(Hiding.first(shownWith: call.node)), owner: type)
        }
        // It is hidden where the screen is pushed: what would dismiss there takes the pushing screen away.
        return pushedSpot(for: call) ?? Spot(place: call, owner: nil)
    }

    /// The end of the pushed view's body, if that view is made nowhere else, where its button may not be hidden.
    private func pushedSpot(for call: Place) -> Spot? {
        guard let base = call.node.enclosingChain?.links.first, base.position == 0, base.call != nil,
            base.node.isCapitalized, resolution.isView(base.name), surveyor.instantiations(of: base.name).count == 1
        else { return nil }
        let declared = inquiry.declaredTypes(named: base.name)
        let bodies = inquiry.members(named: SwiftUINames.body, of: base.name)
        guard declared.count == 1, bodies.count == 1, index[declared[0]].kind == .structure,
            let block = index.node(bodies[0]).child(.codeBlock), let root = root(of: block)
        else { return nil }
        return Spot(place: index.place(bodies[0]).at(root), owner: declared[0])
    }

    /// The one view that a body gives.
    private func root(of block: Node) -> Node? {
        let items = Array(block.children)
        guard let last = items.last, items.dropLast().allSatisfy({ $0.kind == .variableDecl }) else { return nil }
        let root = last.kind == .returnStmt ? last.firstChild : last
        guard let root, root.kind == .chain, let base = root.links.first, base.position == 0, base.node.isCapitalized,
            base.call != nil
        else { return nil }
        return root
    }

    // MARK: The bar

    private func hidesBar(around spot: Place) -> Bool {
        guard let type = resolution.type(around: spot) else { return hidesBar(spot.node) }
        return known.hidesBar.value(of: type) { hidesBar(index.node(type)) }
    }

    private func hidesBar(_ code: Node) -> Bool {
        code.descendants.contains { word in
            // The word first: to find the call of each link in turn takes the square of a long chain.
            guard word.kind == .declName, Self.barModifiers.contains(word.name), let call = word.parent?.ownLink?.call
            else { return false }
            let first = call.callArguments.first?.value
            if word.name == Self.barHidden { return first?.spells("false") != true }
            guard let first, first.spells(".hidden") || first.spells("Visibility.hidden") else { return false }
            let bar = call.argument(Name("for"))
            return bar == nil || bar?.spells(".navigationBar") == true
        }
    }

    private static let barHidden = Name("navigationBarHidden")
    private static let barModifiers = [barHidden, Name("toolbar"), Name("toolbarVisibility")]

    /// The toolbar of the chain that a further item fits into.
    private func toolbar(for spot: Place) -> Place? {
        let chain = spot.node.kind == .chain ? spot.node : spot.node.enclosingChain
        guard let chain else { return nil }
        for link in chain.links where link.position > 0 && link.name == Name("toolbar") {
            guard let call = link.call, call.parent == chain || call.parent == spot.node.parent,
                call.callArguments.isEmpty, call.trailingClosures.count == 1, let closure = call.trailingClosure,
                closure.child(.closureSignature) == nil, closure.isClosed
            else { continue }
            let items = Array(closure.children)
            // A builder takes ten.
            guard !items.isEmpty, items.count < 10, items.allSatisfy({ isToolbarContent($0, in: spot) }) else {
                continue
            }
            return spot.at(closure)
        }
        return nil
    }

    /// Whether what stands in a toolbar is an item, not a view: the two don't go together.
    private func isToolbarContent(_ item: Node, in spot: Place) -> Bool {
        var waiting = [item]
        while let item = waiting.popLast() {
            switch item.kind {
            case .ifConfig, .ifConfigClause, .ifStmt, .codeBlock:
                let inside = item.children.filter { $0.kind != .condition && !isCondition($0, of: item) }
                if inside.isEmpty { return false }
                waiting += inside
            default:
                guard let base = item.links.first, base.position == 0 else { return false }
                if SwiftUINames.toolbarContents.contains(base.name) { continue }
                if base.node.isCapitalized {
                    let lineage = resolution.lineage(of: base.name)
                    guard !lineage.allSatisfy({ !SwiftUINames.toolbarProtocols.contains($0) }) else { return false }
                    continue
                }
                guard case .members(let members) = resolution.meaning(of: base.name, at: spot.at(base.node)),
                    !members.isEmpty, members.allSatisfy(givesToolbarContent)
                else { return false }
            }
        }
        return true
    }

    private func isCondition(_ node: Node, of clause: Node) -> Bool {
        clause.kind == .ifConfigClause && clause.conditionText != nil && clause.firstChild == node
    }

    private func givesToolbarContent(_ id: DeclarationID) -> Bool {
        let node = index.node(id)
        let type = node.child(.type) ?? node.child(.returnType)?.child(.type)
        return type?.words.contains(where: SwiftUINames.toolbarProtocols.contains) == true
    }

    // MARK: What dismisses

    private func dismissal(
        at spot: Place, of owner: DeclarationID, _ environment: ItemSite.Environment, replaces: Node? = nil
    ) -> ItemSite.Dismissal {
        let name = index[owner].name
        let types = resolution.types(named: name).filter { index[$0].kind != .extensionType }
        guard types.count == 1, index[types[0]].kind == .structure, types[0].file == spot.file,
            resolution.isView(name) || resolution.isViewModifier(name), !isStatic(spot)
        else { return ownView(in: spot, environment) }
        let type = index.place(types[0])
        if let (property, kind) = environmentProperty(of: type.node),
            case .members = resolution.meaning(of: Name(property), at: spot)
        {
            return .property(name: property, kind)
        }
        guard !pushesOn(name, besides: replaces) else { return ownView(in: spot, environment) }
        let names = [environment == .dismiss ? "dismiss" : "presentationMode", "dismissScreen"]
        guard let free = names.first(where: { isFree($0, in: name) }) else { return ownView(in: spot, environment) }
        return .newProperty(in: type, name: free, environment)
    }

    /// A property that holds what dismisses the screen, the newer kind first.
    private func environmentProperty(of type: Node) -> (name: String, ItemSite.Environment)? {
        var found: (String, ItemSite.Environment)?
        for member in type.child(.memberBlock)?.children(.variableDecl) ?? [] {
            guard let binding = member.child(.binding), let name = binding.child(.declName),
                let key = member.attribute(named: "Environment")?.arguments.first?.value, !member.hasModifier("static")
            else { continue }
            if key.spells("\\.dismiss") { return (name.text, .dismiss) }
            if key.spells("\\.presentationMode") { found = (name.text, .presentationMode) }
        }
        return found
    }

    /// Whether the type's code, wherever it stands, pushes screens: a view that reads `dismiss` and holds links
    /// evaluates itself without end on some systems.
    private func pushesOn(_ type: Name, besides replaced: Node?) -> Bool {
        resolution.types(named: type).contains { id in
            links(in: id).contains { replaced?.contains($0) != true }
        }
    }

    private func links(in type: DeclarationID) -> [Node] {
        known.links.value(of: type) {
            index.node(type).descendants.filter { $0.kind == .name && $0.usedName == SwiftUINames.navigationLink }
        }
    }

    /// Whether nothing in the type's code means something else by a name.
    private func isFree(_ word: String, in type: Name) -> Bool {
        let name = Name(word)
        guard resolution.members(of: type, named: name).isEmpty else { return false }
        return !resolution.types(named: type).contains { meansOtherwise(Word(name: name, type: $0)) }
    }

    private func meansOtherwise(_ word: Word) -> Bool {
        known.meansOtherwise.value(of: word) {
            index.node(word.type).descendants.contains { node in
                node.kind == .declName && node.name == word.name && node.parent?.kind != .member
                    && node.parent?.kind != .implicitMember
            }
        }
    }

    private func isStatic(_ spot: Place) -> Bool {
        var at = index.declaration(around: spot)
        while let id = at, !index[id].isType {
            let node = index.node(id)
            let declaration = node.kind == .binding ? node.parent ?? node : node
            if declaration.hasModifier("static") || declaration.hasModifier("class") { return true }
            at = index.container(of: id)
        }
        return false
    }

    private func ownView(in spot: Place, _ environment: ItemSite.Environment) -> ItemSite.Dismissal {
        var last = ""
        for name in ["BackItem", "LeadingBackItem", "ScreenBackItem"] {
            last = name
            let others = inquiry.types(named: Name(name)).filter { id in
                id.file == spot.file || !index.node(id).isFilePrivate
            }
            if others.isEmpty { return .view(name: name, environment, isThere: false) }
            if others.count == 1, others[0].file == spot.file, isBackItem(index.node(others[0])) {
                return .view(name: name, environment, isThere: true)
            }
        }
        return .view(name: last + "View", environment, isThere: false)
    }

    /// Whether a declaration is the view that this would write.
    private func isBackItem(_ type: Node) -> Bool {
        guard type.kind == .structDecl, type.parent?.kind == .file, let members = type.child(.memberBlock),
            environmentProperty(of: type) != nil
        else { return false }
        return members.children.allSatisfy { member in
            member.kind == .variableDecl
                && (member.attribute(named: "Environment") != nil || member.child(.binding)?.child(.codeBlock) != nil)
        }
    }
}

extension Node {
    /// Whether a declaration is seen in its own file alone.
    var isFilePrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
