/// Tells for a screen whether the swipe back was brought back.
struct SwipeBackJudge {
    let resolution: Resolution
    let uses: [RecognizerUse]
    let ground: SwipeGround

    /// Whether a repair brings the swipe back for single screens.
    private let restoresScreens: Bool
    /// Whether anything in the sources switches the swipe off for single screens.
    let mayBeLockedByCode: Bool

    private let known = Known()
    private var index: ProjectIndex { resolution.inquiry.index }

    init(_ resolution: Resolution, _ ground: SwipeGround) {
        self.resolution = resolution
        self.ground = ground
        uses = RecognizerUseReader(resolution: resolution).uses()
        let ofScreens = uses.filter {
            if case .screens = $0.reach { true } else { false }
        }
        restoresScreens = ofScreens.contains { $0.deed.restores }
        mayBeLockedByCode = ofScreens.contains { $0.deed.locks }
    }

    /// The swipe back of a screen at `site`. `visited` is all code that is on the screen.
    func swipeBack(at site: Place, _ survey: Survey, visited: @autoclosure () -> Exploration.Tour) -> Verdict<SwipeBack>
    {
        let file = index.files[site.file]
        var shared: Verdict<SwipeBack>?
        for scope in ground.scopes(of: file) {
            let verdict = appWide(in: scope, site, survey)
            if let known = shared, known.answer.shared(with: verdict.answer) != known.answer {
                shared = Verdict(
                    .unknown, because: Trail.Step(place: site, reason: .restoringScopeElsewhere, parent: nil))
            } else {
                shared = shared ?? verdict
            }
        }
        let appWide = shared ?? Verdict(.none, because: Trail.Step(place: site, reason: .notRestored, parent: nil))
        if appWide.answer == .app || !mayBeRestored(on: survey) { return appWide }
        let tour = visited()
        for repair in uses where repair.deed.restores {
            guard case .screens(let owner) = repair.reach, tour.holds(repair, owner: owner.map(index.place)) else {
                continue
            }
            let reason: Reason
            switch repair.deed {
            case .restoresByTeamName: reason = .restoresByTeamName
            case .pansByHand: reason = .ownGesture
            default: reason = .restoresOnScreen
            }
            return Verdict(.screen, because: Trail.Step(place: repair.place, reason: reason, parent: nil))
        }
        if let gesture = tour.ownGesture {
            return Verdict(.screen, because: Trail.Step(place: gesture, reason: .ownGesture, parent: nil))
        }
        return appWide
    }

    /// Whether anything could bring the swipe back on one screen alone: a repair or a drag in the sources, or what the
    /// screen's own files call a swipe.
    private func mayBeRestored(on survey: Survey) -> Bool {
        if restoresScreens || resolution.inquiry.isUsed(Name("DragGesture")) { return true }
        return survey.regions.contains { region in
            known.filesOfSwipes.value(of: region.place.file) {
                Self.swipes.found(in: region.place.node.tree.bytes) != 0
            }
        }
    }

    /// What was found out already.
    private final class Known {
        /// Whether a file speaks of swipes.
        var filesOfSwipes: [Int: Bool] = [:]
        var usedClasses: [Asked: Bool] = [:]
        var ownersAroundStacks: [Asked: Bool] = [:]
    }

    /// What is asked of a name, by whom if that one sees more than others.
    private struct Asked: Hashable {
        let name: Name
        let home: Int?
    }

    private func asked(_ name: Name) -> Asked { Asked(name: name, home: resolution.inquiry.homeOutsideApp) }

    private static let swipes = ByteSearch(["Swipe", "swipe"])

    /// Whether the screen's own code switches the swipe off on purpose.
    func lock(visited: Exploration.Tour) -> Place? {
        uses.first { repair in
            guard case .disables = repair.deed, case .screens(let owner) = repair.reach else { return false }
            return visited.holds(repair, owner: owner.map(index.place))
        }?.place
    }

    private func appWide(in scope: Scope, _ site: Place, _ survey: Survey) -> Verdict<SwipeBack> {
        var doubt: Trail.Step?
        for repair in uses {
            let file = index.files[repair.place.file]
            guard ground.ships(file) else { continue }
            guard isAppWide(repair, survey) else { continue }
            let isMember = ground.isMember(file, of: scope)
            let isUncertain = ground.isUncertain(file, of: scope)
            guard isMember || isUncertain else { continue }
            if repair.deed.restores, isMember, !isUncertain {
                let reason: Reason
                switch (repair.deed, repair.reach) {
                case (.restoresByTeamName, _): reason = .restoresByTeamName
                case (.pansByHand, _): reason = .ownGesture
                case (.clears, _): reason = .clearsDelegate
                case (_, .subclass): reason = .subclassUsed
                default: reason = .attachesDelegate
                }
                return Verdict(.app, because: Trail.Step(place: repair.place, reason: reason, parent: nil))
            }
            if repair.deed.restores {
                doubt = doubt ?? Trail.Step(place: repair.place, reason: .uncertainLink, parent: nil)
            } else if case .castsInVain = repair.deed {
                doubt = doubt ?? Trail.Step(place: repair.place, reason: .castWithoutConformance, parent: nil)
            }
        }
        if ground.linksSwipePackage(scope) {
            return Verdict(.app, because: Trail.Step(place: site, reason: .swipePackage, parent: nil))
        }
        if let doubt { return Verdict(.unknown, because: doubt) }
        if ground.hasForeignRepair(scope) {
            return Verdict(.unknown, because: Trail.Step(place: site, reason: .foreignSource, parent: nil))
        }
        return Verdict(.none, because: Trail.Step(place: site, reason: .notRestored, parent: nil))
    }

    private func isAppWide(_ repair: RecognizerUse, _ survey: Survey) -> Bool {
        switch repair.reach {
        case .everyStack: return true
        case .subclass(let name): return !isOnSwiftUIStack(survey) && isUsed(name)
        case .helper(let name): return isUsed(name)
        case .screens(let owner): return owner.map(standsAroundStack) ?? false
        }
    }

    /// Whether all that pushes a screen puts it on SwiftUI's own stack, whose controller is of no class of the app's.
    private func isOnSwiftUIStack(_ survey: Survey) -> Bool {
        guard survey.reached == .pushed else { return false }
        // A link may also push on the UIKit stack around the view that hosts it, where the app has no other.
        guard SwiftUINames.stacks.contains(where: resolution.inquiry.isUsed) else { return false }
        return survey.pushes.allSatisfy { opener in
            guard let name = opener.node.link?.name else { return false }
            return name == SwiftUINames.navigationLink || SwiftUINames.pushing.contains(name)
        }
    }

    /// Whether a class is named anywhere but where it is declared: in Swift, or as a storyboard's class.
    func isUsed(_ name: Name) -> Bool { known.usedClasses.value(of: asked(name)) { findsUse(of: name) } }

    private func findsUse(of name: Name) -> Bool {
        let isNamed = resolution.inquiry.uses(of: name).contains { use in
            let type = resolution.type(around: use)
            return type.map { index[$0].name != name } ?? true
        }
        if isNamed { return true }
        return resolution.inquiry.declaredTypes(named: name).contains { id in
            index.node(id).child(.declName).map { ground.isNamedOutsideSwift($0.text) } ?? false
        }
    }

    /// Whether what repairs one screen is put on a stack itself, so that every screen of that stack has it.
    func standsAroundStack(_ owner: DeclarationID) -> Bool {
        let name = index[owner].name
        return known.ownersAroundStacks.value(of: asked(name)) {
            resolution.inquiry.uses(of: name).contains { use in
                guard use.node.kind == .name || use.node.kind == .member else { return false }
                if let type = resolution.type(around: use), index[type].name == name { return false }
                return use.node.standsAroundStack
            }
        }
    }
}
