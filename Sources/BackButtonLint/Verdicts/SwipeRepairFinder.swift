/// Puts together what belongs to one repair: its assignments, its guard, its override, its conformances.
struct SwipeRepairFinder {
    let judge: SwipeBackJudge
    var resolution: Resolution { judge.resolution }
    var index: ProjectIndex { resolution.inquiry.index }
    var ground: SwipeGround { judge.ground }
    private let known = Known()

    init(judge: SwipeBackJudge) { self.judge = judge }

    /// What was found out already, of files by what is near them: hundreds of repairs ask the same.
    private final class Known {
        var uses: [SwipeGround.Neighbourhood: [RecognizerUse]] = [:]
        var depthsOfSwitches: [SwipeGround.Neighbourhood: SwipeGuard.Answer] = [:]
        var attachers: [SwipeGround.Neighbourhood: SwipeIdleness.Attachers] = [:]
    }

    /// All that the world holds, in path and source order.
    func repairs() -> [SwipeRepair] {
        let home = resolution.inquiry.home
        // What doesn't ship is no part of it, whoever asks.
        resolution.inquiry.home = nil
        defer { resolution.inquiry.home = home }
        let conformances = conformances()
        var groups = groups(conformances)
        for row in groups.indices { groups[row].sort() }
        return groups.map { repair($0) }.sorted { $0.ownerName < $1.ownerName }
    }

    /// What one type does for the apps that its files are part of.
    struct Group {
        /// The type, or the function outside of all types, that the first piece stands in.
        let owner: Name
        /// Any of its files.
        let file: Int
        /// Where the recognizer is used.
        var uses: [RecognizerUse] = []
        var conformances: [SwipeRepair.Conformance] = []
        /// Where the type has a guard, without saying that it conforms there.
        var guards: [DeclarationID] = []

        mutating func sort() {
            uses.sort { $0.place < $1.place }
            conformances.sort { $0.entry < $1.entry }
            guards.sort()
        }
    }

    // MARK: Groups

    private func groups(_ conformances: [(type: Name, SwipeRepair.Conformance)]) -> [Group] {
        var groups: [Group] = []
        var rows: [Name: [Int]] = [:]
        func add(_ owner: Name, _ file: Int, _ change: (inout Group) -> Void) {
            let row = rows[owner]?.first { isNear(groups[$0].file, file) }
            if row == nil {
                rows[owner, default: []].append(groups.count)
                groups.append(Group(owner: owner, file: file))
            }
            change(&groups[row ?? groups.count - 1])
        }
        for use in judge.uses where isMeant(use) {
            add(owner(of: use), use.place.file) { $0.uses.append(use) }
        }
        for (type, conformance) in conformances {
            add(type, conformance.entry.file) { $0.conformances.append(conformance) }
        }
        let stack = SwipeNames.navigationController
        for id in resolution.inquiry.members(named: GuardNames.shouldBegin, of: stack)
        where ships(id.file) && !resolution.isDeclaredType(stack) {
            add(stack, id.file) { $0.guards.append(id) }
        }
        return groups
    }

    /// Whether a use sets the recognizer up, rather than letting go of it when its owner goes.
    private func isMeant(_ use: RecognizerUse) -> Bool {
        ships(use.place.file) && use.assignment != nil && use.place.node.firstAncestor(.deinitDecl) == nil
    }

    private func owner(of use: RecognizerUse) -> Name {
        if let type = resolution.type(around: use.place) { return index[type].name }
        return index.declaration(around: use.place).map { index[$0].name } ?? Name("")
    }

    /// Whether the code of two files may run in one app.
    func isNear(_ file: Int, _ other: Int) -> Bool { ground.areNear(index.files[file], index.files[other]) }

    /// The uses that may run in one app with a file's code.
    func uses(near file: Int) -> [RecognizerUse] {
        known.uses.value(of: neighbourhood(of: file)) {
            judge.uses.filter { isNear(file, $0.place.file) && ships($0.place.file) }
        }
    }

    /// What of the uses near a file attaches its delegate.
    func attachers(near file: Int) -> SwipeIdleness.Attachers {
        known.attachers.value(of: neighbourhood(of: file)) {
            SwipeIdleness(finder: self).attachers(among: uses(near: file))
        }
    }

    private func neighbourhood(of file: Int) -> SwipeGround.Neighbourhood {
        ground.neighbourhood(of: index.files[file])
    }

    func ships(_ file: Int) -> Bool { ground.ships(index.files[file]) }

    /// Where controllers of stacks say that they are a recognizer's delegate.
    private func conformances() -> [(type: Name, SwipeRepair.Conformance)] {
        let delegate = SwipeNames.gestureDelegate
        return resolution.inquiry.uses(of: delegate).compactMap { use in
            guard use.node.kind == .inheritedType, use.node.lastTypeName == delegate, ships(use.file),
                let declaration = use.node.parent?.parent,
                declaration.kind == .extensionDecl
                    || declaration.kind == .classDecl,
                let type = (declaration.child(.declName) ?? declaration.child(.type))?.lastTypeName, isStack(type)
            else { return nil }
            let retroactive = Retroactivity(resolution: resolution).judge(use, of: declaration, type)
            return (
                type,
                SwipeRepair.Conformance(
                    declaration: use.at(declaration), entry: use, retroactive: retroactive)
            )
        }
    }

    /// Whether a type is the controller of a stack: UIKit's, or one that inherits from it.
    func isStack(_ type: Name) -> Bool {
        let stack = SwipeNames.navigationController
        if type == stack { return !resolution.isDeclaredType(stack) }
        return resolution.isDeclaredType(type) && resolution.lineage(of: type).contains(stack)
    }

    // MARK: One repair

    private func repair(_ group: Group) -> SwipeRepair {
        let attaching = group.uses.filter(\.deed.restores)
        let assignment = attaching.first?.assignment
        let judge = SwipeIdleness(finder: self)
        let idleness = judge.idleness(of: group)
        var delegate = delegate(of: attaching)
        if case .unassigned? = idleness { delegate = .stack }
        let isInForce = idleness == nil && assignment != nil
        let owner = ownerName(of: group, idleness)
        return SwipeRepair(
            owner: owner.node.text, ownerName: owner,
            extent: attaching.contains { isAppWide($0) } ? .app : .screens, assignment: assignment,
            delegate: delegate, guarding: guarding(of: group, attaching, delegate, idleness),
            hook: isInForce ? attaching.lazy.compactMap { hook(of: $0) }.first : nil,
            idleness: idleness, conformances: group.conformances, visibility: visibility(of: group.owner),
            setUp: setUp(of: group),
            servesOthers: judge.servesOthers(group.owner, near: group.file))
    }

    /// The name of the type that a repair is reported by.
    private func ownerName(of group: Group, _ idleness: SwipeRepair.Idleness?) -> Place {
        let said =
            group.conformances.first?.typeName ?? group.guards.first.flatMap { typeName(around: index.place($0)) }
        let spot = group.uses.first { $0.deed.restores }?.assignment ?? group.uses.first?.assignment
        let written = spot.map { typeName(around: $0) ?? $0 }
        switch idleness {
        case .unusedClass?:
            let declared = resolution.inquiry.declaredTypes(named: group.owner).first { isNear(group.file, $0.file) }
            if let declared, let name = typeName(around: index.place(declared)) { return name }
        case .unassigned?: if let said { return said }
        case .onlyEnabled?, nil: break
        }
        guard let name = written ?? said else { preconditionFailure("a group holds something") }
        return name
    }

    /// The name of the innermost type around a place, itself included; outside of all types of the function.
    func typeName(around place: Place) -> Place? {
        let declaration = resolution.type(around: place) ?? index.declaration(around: place)
        guard let declaration else { return nil }
        return index.place(declaration).declaredName
    }

    func visibility(of type: Name) -> SwipeRepair.Visibility {
        guard resolution.isDeclaredType(type) else { return .system }
        let isOffered = resolution.inquiry.declaredTypes(named: type).contains { id in
            index.node(id).hasModifier("public") || index.node(id).hasModifier("open")
        }
        return isOffered ? .offered : .own
    }

    private func setUp(of group: Group) -> Place? {
        let found = resolution.inquiry.members(named: Name("viewDidLoad"), of: group.owner).first {
            isNear(group.file, $0.file) && index.node($0).hasModifier("override")
        }
        return found.map(index.place)
    }

    private func isAppWide(_ use: RecognizerUse) -> Bool {
        guard use.deed.restores else { return false }
        switch use.reach {
        case .everyStack: return true
        case .subclass(let name): return judge.isUsed(name)
        case .helper(let name): return makesStacks(name) && judge.isUsed(name)
        case .screens(let owner): return owner.map(judge.standsAroundStack) ?? false
        }
    }

    /// Whether a class of the app's makes the stacks that it looks after.
    private func makesStacks(_ type: Name) -> Bool {
        resolution.types(named: type).contains { id in
            index.uses(of: SwipeNames.navigationController, inFile: id.file).within(index.node(id)).contains { use in
                use.node.kind == .name && use.node.ownLink?.call != nil
            }
        }
    }

    // MARK: The delegate and its guard

    private func delegate(of uses: [RecognizerUse]) -> SwipeRepair.Delegate {
        var found: SwipeRepair.Delegate?
        for use in uses {
            let one = delegate(of: use)
            // What is set now so and now so can't be told.
            if let found, found != one { return .unknown }
            found = one
        }
        return found ?? .unknown
    }

    /// What a use makes the recognizer's delegate.
    func delegate(of use: RecognizerUse) -> SwipeRepair.Delegate {
        guard let sequence = use.assignment?.node, let (_, value) = sequence.assignment else { return .unknown }
        if let sign = value.nextSibling, sign.kind == .operatorToken, !sign.spells("as?") {
            return .unknown
        }
        if case .clears = use.deed { return .nobody }
        if value.spells("self") {
            guard let type = resolution.type(around: use.place).map({ index[$0].name }) else { return .unknown }
            return isStack(type) ? .stack : .object(type)
        }
        let links = value.links
        if links.last?.name == Name("coordinator"), let type = coordinator(around: use.place) { return .object(type) }
        guard let type = resolution.evidentType(of: links, at: use.place), resolution.isDeclaredType(type) else {
            return .unknown
        }
        return isStack(type) ? .unknown : .object(type)
    }

    /// The type of a representable's coordinator.
    private func coordinator(around place: Place) -> Name? {
        var at = resolution.type(around: place)
        while let type = at {
            for id in resolution.members(of: index[type].name, named: Name("makeCoordinator")) {
                if let name = index.node(id).child(.returnType)?.child(.type)?.lastTypeName { return name }
            }
            at = index.type(around: type)
        }
        return nil
    }

    private func guarding(
        of group: Group, _ uses: [RecognizerUse], _ delegate: SwipeRepair.Delegate,
        _ idleness: SwipeRepair.Idleness?
    ) -> SwipeGuard {
        switch idleness {
        case .onlyEnabled?, .unusedClass?: return .unknown
        case .unassigned?, nil: break
        }
        var reader = SwipeGuardReader(resolution, isNear: { isNear(group.file, $0) })
        var guarding: SwipeGuard
        switch delegate {
        case .unknown: return .unknown
        case .nobody: guarding = SwipeGuard()
        case .stack:
            // Who says that it conforms has the guard; where nobody does, a package may.
            guard resolution.lineage(of: group.owner).contains(SwipeNames.gestureDelegate) else { return .unknown }
            guarding = isWhollySeen(group.owner) ? reader.guarding(of: group.owner) : .unknown
        case .object(let type):
            guarding = isWhollySeen(type) ? reader.guarding(of: type) : .unknown
        }
        // What is attached at some depth alone is guarded by that; so is what is switched by it.
        for use in uses where !guarding.depth.isAsked {
            guard let function = function(around: use.place) else { continue }
            if case .asks(let place) = reader.guarding(in: function).depth { guarding.depth.join(.asks(place)) }
        }
        if !guarding.depth.isAsked { guarding.depth.join(depthOfSwitches(near: group.file)) }
        return guarding
    }

    /// What the code asks that switches the recognizer near a file.
    private func depthOfSwitches(near file: Int) -> SwipeGuard.Answer {
        known.depthsOfSwitches.value(of: neighbourhood(of: file)) {
            var reader = SwipeGuardReader(resolution, isNear: { isNear(file, $0) })
            var answer = SwipeGuard.Answer.asksNot
            for use in uses(near: file) where !answer.isAsked {
                guard isSwitch(use), let function = function(around: use.place) else { continue }
                let depth = reader.guarding(in: function).depth
                if depth.isAsked || !isLiteral(use) { answer.join(depth.isAsked ? depth : .unknown) }
            }
            return answer
        }
    }

    /// Whether a use switches the recognizer on and off.
    private func isSwitch(_ use: RecognizerUse) -> Bool {
        switch use.deed {
        case .enables, .disables: use.assignment != nil
        default: false
        }
    }

    /// Whether what is assigned is `true` or `false`.
    func isLiteral(_ use: RecognizerUse) -> Bool {
        guard let value = use.assignment?.node.assignment?.value, value.nextSibling == nil else { return false }
        return value.spells("true") || value.spells("false")
    }

    /// Whether all that a type inherits is in the sources or the system's.
    private func isWhollySeen(_ type: Name) -> Bool {
        for ancestor in resolution.lineage(of: type) where resolution.isDeclaredType(ancestor) {
            for id in resolution.types(named: ancestor) {
                let entries = index.node(id).child(.inheritance)?.children(.inheritedType) ?? []
                for entry in entries {
                    guard let name = entry.lastTypeName, !resolution.isDeclaredType(name) else { continue }
                    let text = entry.text
                    let isSystem =
                        ["UI", "NS", "@"].contains { text.hasPrefix($0) } || SystemTypes.roots.contains(name)
                    if !isSystem { return false }
                }
            }
        }
        return true
    }

    // MARK: The override

    /// The function of a type that a place stands in.
    func function(around place: Place) -> Place? {
        for ancestor in place.node.ancestors where ancestor.kind == .funcDecl {
            if let block = ancestor.parent, block.kind == .memberBlock || block.kind == .ifConfigClause {
                return place.at(ancestor)
            }
        }
        return nil
    }

    /// The override that a use stands in, or that calls the function it stands in.
    private func hook(of use: RecognizerUse) -> SwipeRepair.Hook? {
        guard let type = resolution.type(around: use.place), let first = function(around: use.place) else { return nil }
        var waiting = [first]
        var seen: Set<Place> = []
        while let function = waiting.popLast() {
            guard seen.insert(function).inserted, let name = function.node.child(.declName)?.name else { continue }
            if function.node.hasModifier("override") { return hook(function) }
            for id in resolution.types(named: index[type].name) where isNear(use.place.file, id.file) {
                for call in index.uses(of: name, inFile: id.file).within(index.node(id))
                where call.node.ownLink?.call != nil {
                    if let caller = self.function(around: call) { waiting.append(caller) }
                }
            }
        }
        return nil
    }

    private func hook(_ function: Place) -> SwipeRepair.Hook? {
        let node = function.node
        guard let name = node.child(.declName), !node.hasModifier("class"), !node.hasModifier("static"),
            let code = node.child(.codeBlock), !Self.complete.contains(name.name)
        else { return nil }
        let callsSuper = code.descendants.contains { part in
            guard part.kind == .chain, case let links = part.links, links.count > 1 else { return false }
            return links[0].name == SwiftNames.superValue && links[1].name == name.name
        }
        return SwipeRepair.Hook(function: function, name: name.text, callsSuper: callsSuper)
    }

    /// Overrides that are whole without what they override. Source: `developer.apple.com/documentation/uikit/
    /// uiviewcontroller/loadview()`.
    private static let complete: Set<Name> = [Name("loadView")]
}
