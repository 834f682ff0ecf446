/// Finds what belongs to a screen: climbs from the hide to the views around it and on to where those are used.
struct Surveyor {
    let resolution: Resolution
    let surroundings: Surroundings
    var inquiry: Inquiry { resolution.inquiry }
    var index: ProjectIndex { resolution.inquiry.index }

    init(_ resolution: Resolution) {
        self.resolution = resolution
        surroundings = Surroundings(resolution: resolution)
    }

    /// A place to climb from.
    struct Climb {
        let place: Place
        let step: Trail.StepID
        /// Of a chain: the hide in it.
        var part: Node?
        /// Whether it is the hide itself, so that all around it is the screen's own.
        let isOwn: Bool
        /// The controller that what is made there is, if it is one.
        let hosting: Hosting?
    }

    /// The screen that a hide, or the use of a wrapper that holds one, is put on.
    ///
    /// - Parameter mark: The name that the trail begins with.
    func survey(_ site: Place, mark: Place, reason: Reason) -> Survey {
        var survey = Survey()
        let start = survey.trail.add(mark, reason, from: nil)
        var seen: [Hosting?: Set<Place>] = [:]
        var layer = [
            Climb(place: site, step: start, part: mark.node.parent, isOwn: true, hosting: nil)
        ]
        while !layer.isEmpty, survey.wrapper == nil {
            var embedded: [Climb] = []
            for climb in layer where seen[climb.hosting, default: []].insert(climb.place).inserted {
                embedded += follow(climb, &survey)
            }
            // A view that is pushed somewhere is a screen of its own: where it is embedded too doesn't matter.
            layer = survey.reached == .pushed ? [] : embedded
        }
        if survey.reached == nil {
            survey.join(.unknown, start)
        } else {
            survey.isNeverShown = false
        }
        return survey
    }

    /// Takes in what a place stands in; gives the places that are to be climbed from next.
    func follow(_ climb: Climb, _ survey: inout Survey) -> [Climb] {
        if Hiding.isUndone(around: climb.place.node) { survey.isUndone = true }
        switch surroundings.around(climb.place, after: climb.part, hosting: climb.hosting) {
        case .boundary(let reached, let content, let opener):
            survey.openers.append(opener)
            if reached == .pushed { survey.pushes.append(opener) }
            // The flag that shows the stack shows its first view.
            let presenter = reached == .root ? presenter(ofStack: opener) : nil
            survey.openers += presenter.map { [$0] } ?? []
            let reason: Reason
            switch reached {
            case .pushed: reason = .pushedHere
            case .presented: reason = .presentedHere
            default: reason = presenter == nil ? .rootHere : .presentedHere
            }
            let step = survey.trail.add(opener, reason, from: climb.step)
            survey.join(presenter == nil ? reached : .presented, step)
            survey.regions.append(Survey.Region(place: content, focus: climb.place.node, step: step))
            return []
        case .local(let binding, let hosting):
            survey.regions += leftItems(of: binding, climb.step)
            return localUses(of: binding, hosting, climb)
        case .declaration(let declaration, let givesController):
            return follow(declaration, climb, givesController: givesController, &survey)
        case .nowhere:
            survey.join(.unknown, climb.step)
            return []
        }
    }

    private func follow(
        _ declaration: DeclarationID, _ climb: Climb, givesController: Bool, _ survey: inout Survey
    ) -> [Climb] {
        let body = index.place(declaration)
        let type = index.type(around: declaration)
        let step = survey.trail.add(body, climb.isOwn ? .isScreen : .embedded, from: climb.step)
        survey.climbed.insert(declaration)
        if climb.isOwn || resolution.yield(of: declaration) == .views {
            survey.regions.append(
                Survey.Region(place: body, focus: climb.place.node, step: step))
        } else if let made = climb.place.node.usedName, survey.ownTypes.contains(made) {
            // Code that makes the screen without building what is around it: only what is handed in belongs to it.
            let chain = climb.place.at(climb.place.node.enclosingChain ?? climb.place.node)
            survey.regions.append(Survey.Region(place: chain, focus: nil, step: step))
        }
        if !climb.isOwn, resolution.yield(of: declaration) != .views {
            if let type, index[declaration].kind == .initializer, isHosting(index[type].name) {
                // `super.init(rootView: Screen())`
                return uses(ofType: type, step, &survey)
            }
            // Code that makes the screen and gives it to somebody: who that is is told by a controller alone.
            if givesController {
                return uses(ofHelper: declaration, in: type.map { index[$0].name }, step, hosting: Hosting(), &survey)
            }
            survey.join(.unknown, step)
            return []
        }
        guard let type else {
            return uses(ofHelper: declaration, in: nil, step, &survey)
        }
        let name = index[type].name
        if climb.isOwn { survey.ownTypes.insert(name) }
        if extendsViews(type) || holdsViews(declaration, type) {
            if climb.isOwn {
                survey.wrapper = Survey.Wrapper(kind: .viewFunction, declaration: declaration)
                return []
            }
            return uses(ofHelper: declaration, in: nil, step, &survey)
        }
        if climb.isOwn, let kind = wrapperKind(declaration, type) {
            survey.wrapper = Survey.Wrapper(kind: kind, declaration: type)
            return []
        }
        let isBody = index[declaration].name == SwiftUINames.body || index[declaration].kind == .initializer
        if isBody {
            return uses(ofType: type, step, &survey)
        }
        // A helper that nobody calls by name (a protocol's requirement) stands for its type.
        if places(of: declaration, in: name).isEmpty {
            if resolution.isView(name) || index[type].kind == .protocolType {
                return uses(ofType: type, step, &survey)
            }
            survey.join(.unknown, step)
            return []
        }
        return uses(ofHelper: declaration, in: name, step, &survey)
    }

    // MARK: Uses

    /// Where a view type is made.
    func instantiations(of type: Name) -> [Place] {
        inquiry.uses(of: type).filter { place in
            switch place.node.kind {
            case .name: return isMade(place.node)
            case .member: return place.node.usedName == type && isMade(place.node)
            default: return false
            }
        }
    }

    /// Where a view type is made, and not another one of the same name.
    func instantiations(ofType type: DeclarationID) -> [Place] {
        let name = index[type].name
        let places = instantiations(of: name)
        let declared = inquiry.declaredTypes(named: name)
        guard declared.count > 1 else { return places }
        let isExtension = index[type].kind == .extensionType
        let own = isExtension ? resolution.meant(declared, at: index.place(type)) : [type]
        return places.filter { place in
            let links = place.node.enclosingChain?.links.prefix { $0.node != place.node } ?? []
            return resolution.meant(declared, at: place, in: links.last?.name).contains(where: own.contains)
        }
    }

    /// Whether a type's name is called, or stands as `Type.init`.
    private func isMade(_ name: Node) -> Bool {
        guard let chain = name.parent, chain.kind == .chain else { return false }
        guard let link = chain.links.first(where: { $0.node == name }) else { return false }
        if link.call != nil { return true }
        return chain.links.contains { $0.position == link.position + 1 && $0.name == SwiftNames.initializer }
    }

    private func uses(ofType type: DeclarationID, _ step: Trail.StepID, _ survey: inout Survey) -> [Climb] {
        let name = index[type].name
        guard survey.types[name] == nil else { return [] }
        let places = instantiations(ofType: type)
        survey.types[name] = places
        if places.isEmpty, resolution.isPrivate(type) { survey.isNeverShown = true }
        let isController = isHosting(name)
        if isController {
            for id in resolution.types(named: name) { survey.regions += leftItems(in: index.place(id), step) }
        }
        return places.map { Climb(place: $0, step: step, isOwn: false, hosting: isController ? Hosting() : nil) }
    }

    func isHosting(_ type: Name) -> Bool { resolution.lineage(of: type).contains(SwiftUINames.hosting) }

    /// How many uses of a helper's name are looked at.
    private static let mostUses = 100

    /// Where a helper member or function is named.
    private func uses(
        ofHelper declaration: DeclarationID,
        in type: Name?,
        _ step: Trail.StepID,
        hosting: Hosting? = nil,
        _ survey: inout Survey
    ) -> [Climb] {
        guard let places = uses(ofHelper: declaration, in: type) else {
            survey.join(.unknown, step)
            return []
        }
        return places.map { Climb(place: $0, step: step, isOwn: false, hosting: hosting) }
    }

    /// The places that can mean a helper; nil of a name that everybody uses, of which that can't be told.
    private func uses(ofHelper declaration: DeclarationID, in type: Name?) -> [Place]? {
        let own = index.node(declaration)
        let places = places(of: declaration, in: type)
        guard places.count <= Self.mostUses else { return nil }
        return places.filter { place in
            guard place.node.kind == .name || place.node.kind == .member else { return false }
            if own.contains(place.node) { return false }
            return type.map { mayMean(place, memberOf: $0) } ?? true
        }
    }

    /// Where a helper may be named: where its type, or what that conforms to, is named too.
    private func places(of helper: DeclarationID, in type: Name?) -> [Place] {
        let name = index[helper].name
        guard let type else { return inquiry.uses(of: name) }
        var seen: Set<Place> = []
        return resolution.lineage(of: type).filter(resolution.isDeclaredType).prefix(4)
            .flatMap { inquiry.uses(of: name, with: $0) }
            .filter { seen.insert($0).inserted }
    }

    /// Whether a name or member at a place can mean a member of the type.
    private func mayMean(_ place: Place, memberOf type: Name) -> Bool {
        if place.node.kind == .name {
            guard let around = resolution.type(around: place) else { return false }
            return resolution.lineage(of: index[around].name).contains(type)
        }
        guard let chain = place.node.parent, chain.kind == .chain else { return false }
        let before = chain.links.prefix { $0.node != place.node }
        guard let receiver = resolution.evidentType(of: before, at: place.at(chain)) else {
            // Of a closure's `$0` or a pattern's value the type isn't written.
            return true
        }
        return receiver == type || resolution.lineage(of: receiver).contains(type)
            || resolution.lineage(of: type).contains(receiver)
    }

    /// The items in the bar's leading slot that UIKit code gives the controller of a view:
    /// `host.navigationItem.leftBarButtonItem = item`.
    private func leftItems(of controller: Place, _ step: Trail.StepID) -> [Survey.Region] {
        Surroundings.uses(ofLocal: controller).compactMap { use in
            guard let chain = use.node.enclosingChain,
                chain.links.contains(where: { SwiftUINames.leftItems.contains($0.name) }),
                let assignment = chain.parent?.assignment, assignment.target == chain
            else { return nil }
            return Survey.Region(place: use.at(assignment.value), focus: nil, step: step, isLeading: true)
        }
    }

    /// The items that a controller of the sources' own gives itself.
    private func leftItems(in controller: Place, _ step: Trail.StepID) -> [Survey.Region] {
        controller.node.descendants.flatMap { node -> [Survey.Region] in
            guard node.kind == .chain, let item = node.links.last, SwiftUINames.leftItems.contains(item.name) else {
                return []
            }
            let assigned = node.parent?.assignment.flatMap { $0.target == node ? $0.value : nil }
            let values = assigned.map { [$0] } ?? item.call?.callArguments.map(\.value) ?? []
            return values.map { Survey.Region(place: controller.at($0), focus: nil, step: step, isLeading: true) }
        }
    }

    private func localUses(of binding: Place, _ hosting: Hosting?, _ climb: Climb) -> [Climb] {
        Surroundings.uses(ofLocal: binding).filter { hosting == nil || !isOnlySetUp($0.node) }.map {
            Climb(place: $0, step: climb.step, isOwn: climb.isOwn, hosting: hosting ?? Hosting())
        }
    }

    /// Whether a controller is only told something, and handed to nobody: `host.title = "Home"`,
    /// `host.view.sizeToFit()`.
    private func isOnlySetUp(_ local: Node) -> Bool {
        guard let chain = local.parent, chain.kind == .chain, chain.firstChild == local else { return false }
        if chain.parent?.assignment?.target == chain { return true }
        guard let block = chain.parent, block.kind == .codeBlock else { return false }
        return chain.nextSibling != nil
    }

    /// What presents the view that a stack stands in, if that is how it is reached.
    private func presenter(ofStack opener: Place) -> Place? {
        var seen: Set<DeclarationID> = []
        var waiting = [opener.at(opener.node.enclosingChain ?? opener.node.parent ?? opener.node)]
        var next = 0
        while next < waiting.count, next < 64 {
            let place = waiting[next]
            next += 1
            switch surroundings.around(place) {
            case .boundary(.presented, _, let presenter): return presenter
            case .declaration(let declaration, _):
                guard let type = index.type(around: declaration), seen.insert(declaration).inserted else { continue }
                let uses: [Place]
                if index[declaration].name == SwiftUINames.body {
                    uses = instantiations(of: index[type].name)
                } else if resolution.yield(of: declaration) == .views {
                    uses = self.uses(ofHelper: declaration, in: index[type].name) ?? []
                } else {
                    continue
                }
                waiting += uses.filter { !index.node(declaration).contains($0.node) }
                    .map { $0.at($0.node.enclosingChain ?? $0.node) }
            default: continue
            }
        }
        return nil
    }
}
