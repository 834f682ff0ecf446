/// Judges the hides of a world: what each screen's way back and swipe back are, and how it is reached.
package struct ScreenJudge {
    let inquiry: Inquiry
    let resolution: Resolution
    let surveyor: Surveyor
    private let swipe: SwipeBackJudge
    let ground: SwipeGround
    private let itemSites: ItemSiteFinder
    private let known = Known()
    var index: ProjectIndex { inquiry.index }

    /// - Parameter team: Names that a team adds to those that are known.
    package init(_ inquiry: Inquiry, ground: SwipeGround, team: TeamNames = TeamNames()) {
        self.inquiry = inquiry
        self.ground = ground
        resolution = Resolution(inquiry, team: team)
        surveyor = Surveyor(resolution)
        swipe = SwipeBackJudge(resolution, ground)
        itemSites = ItemSiteFinder(surveyor: surveyor, ground: ground)
    }

    /// The verdicts on all hides of the world, in path and source order.
    package func verdicts() -> [ScreenVerdict] {
        var verdicts = index.uses(of: SwiftUINames.hide).compactMap { mention in
            inquiry.home = mention.file
            return verdict(on: mention)
        }
        addSwipeSites(to: &verdicts)
        return verdicts
    }

    /// What the world does to bring the swipe back, in path and source order.
    package func repairs() -> [SwipeRepair] {
        if let known = known.repairs { return known }
        let repairs = SwipeRepairFinder(judge: swipe).repairs()
        known.repairs = repairs
        return repairs
    }

    /// What was found out already.
    private final class Known {
        var repairs: [SwipeRepair]?
        /// By the hide's identifier.
        var askable: [Place: Askable] = [:]
        var dialogs: [Place: Place?] = [:]
        var openings: [SwipeGround.Neighbourhood: OpeningFinder] = [:]
        /// For each file that was asked, whether it is for a system without UIKit.
        var filesOfOtherSystems: [Int: Bool] = [:]
    }

    /// A screen with a dialog and a way back, which may be one that asks first: looked into when somebody needs to know.
    private struct Askable {
        let survey: Survey
        let answer: WayBack
    }

    /// The dialog that a screen's way back opens before it leaves.
    private func dialogBeforeLeaving(at site: Place) -> Place? {
        guard let askable = known.askable[site] else { return nil }
        if let dialog = known.dialogs[site] { return dialog }
        var exploration = Exploration(surveyor.surroundings, askable.survey)
        let dialog = exploration.dialogBeforeLeaving(askable.answer)
        known.dialogs[site] = .some(dialog)
        return dialog
    }

    private func verdict(on mention: Place) -> ScreenVerdict? {
        guard mention.node.kind == .member || mention.node.kind == .name, let name = mention.node.child(.declName),
            let chain = mention.node.enclosingChain,
            let call = mention.node.ownLink?.call
        else { return nil }
        let hides = Hiding.hides(call)
        let site = mention.at(name)
        let survey = surveyor.survey(mention.at(chain), mark: site, reason: .hides)
        let isLocked = index.facts(at: site.file).lock(at: site.node.range.start) != nil
        let hasNavigation = isForUIKit(mention)
        if let wrapper = survey.wrapper {
            return verdict(onWrapper: wrapper, survey, site, hides, isLocked, hasNavigation)
        }
        let (wayBack, swipeBack, lock, sights) = judge(survey, mention)
        let faults = FaultFinder(surveyor: surveyor, itemSites: itemSites).faults(of: survey, sights, wayBack.answer)
        let reached = reached(survey, stack: mention.node.stackBefore.map(mention.at))
        let isInTheWay = wayBack.answer == .leading || wayBack.answer == .elsewhere
        if isInTheWay, hides == .always, reached.answer.isOnAStack, sights.holdsDialog, OpeningFinder.mayAsk(survey) {
            known.askable[site] = Askable(survey: survey, answer: wayBack.answer)
        }
        let isReported = hides == .always && reached.answer.isOnAStack
        var verdict = ScreenVerdict(
            site: site, hides: hides, screen: screenName(of: mention), reached: reached,
            wayBack: wayBack.noting(faults),
            swipeBack: swipeBack, isLocked: isLocked || lock, hasUIKitNavigation: hasNavigation,
            isUndone: survey.isUndone, isNeverShown: survey.isNeverShown, isWrapper: false, uses: [],
            itemSite: isReported ? itemSite(at: mention.at(call), survey, wayBack) : nil, faults: faults)
        if !lock { verdict.opening = opening(of: verdict, byDirective: isLocked) }
        return verdict
    }

    /// What leaves a screen that is closed by a directive, or asks first.
    private func opening(of verdict: ScreenVerdict, byDirective isLocked: Bool) -> Opening? {
        guard verdict.hides == .always, verdict.hasUIKitNavigation, !verdict.isUndone, verdict.swipeBack.answer == .app,
            verdict.reached.answer.isOnAStack
        else { return nil }
        let file = index.files[verdict.site.file]
        let finder = known.openings.value(of: ground.neighbourhood(of: file)) {
            OpeningFinder(among: repairs()) { ground.areNear(file, index.files[$0]) }
        }
        return finder.opening(at: verdict.site, isLocked: isLocked) { dialogBeforeLeaving(at: verdict.site) }
    }

    /// The way back that one control or gesture is by itself; nil if it surely isn't any, or that can't be told.
    ///
    /// - Parameter mark: The name that the trail begins with.
    func wayBack(by control: Place, mark: Place) -> Verdict<WayBack>? {
        let survey = surveyor.survey(control, mark: mark, reason: .isControl)
        guard let alone = survey.narrowed(to: control) else { return nil }
        var exploration = Exploration(surveyor.surroundings, alone)
        let wayBack = exploration.wayBack()
        return wayBack.answer == .leading || wayBack.answer == .elsewhere ? wayBack : nil
    }

    /// Whether code runs where UIKit's navigation is.
    func isForUIKit(_ place: Place) -> Bool {
        ground.mayHaveUIKitNavigation(index.files[place.file]) && !Conditions.excludeUIKit(place.node)
            && !importsOtherSystem(place)
    }

    private func importsOtherSystem(_ place: Place) -> Bool {
        known.filesOfOtherSystems.value(of: place.file) { Conditions.importsOtherSystem(place.node.tree) }
    }

    private func judge(
        _ survey: Survey, _ site: Place
    ) -> (Verdict<WayBack>, Verdict<SwipeBack>, isLocked: Bool, Exploration.Sights) {
        var exploration = Exploration(surveyor.surroundings, survey)
        let wayBack = exploration.wayBack()
        var tour: Exploration.Tour?
        func visited() -> Exploration.Tour {
            if let tour { return tour }
            var exploration = Exploration(surveyor.surroundings, survey)
            let made = exploration.tour()
            tour = made
            return made
        }
        let swipeBack = swipe.swipeBack(at: site, survey, visited: visited())
        let lock = swipe.mayBeLockedByCode && swipe.lock(visited: visited()) != nil
        return (wayBack, swipeBack, lock, exploration.sights)
    }

    /// - Parameter stack: The stack that the hide is put on, if it is put on one: unless that is pushed itself, no back
    ///   button is around it.
    func reached(_ survey: Survey, stack: Place? = nil) -> Verdict<Reached> {
        guard let reached = survey.reached, let step = survey.reachedStep else {
            return Verdict(.unknown, because: survey.trail.steps[0])
        }
        if let stack, reached == .unknown {
            return Verdict(
                .root, because: survey.trail.steps[0], [Trail.Step(place: stack, reason: .rootHere, parent: nil)])
        }
        let path = survey.trail.path(to: step)
        return Verdict(reached, because: path[0], Array(path.dropFirst()))
    }

    /// Where a screen that has none could get a way back.
    private func itemSite(at call: Place, _ survey: Survey, _ wayBack: Verdict<WayBack>) -> ItemSiteFinder.Answer? {
        wayBack.answer == .none ? itemSites.site(at: call, survey) : nil
    }

    // MARK: The swipe's file

    /// Adds to what is told to lack the swipe where the file would go that restores it. It must not open what is closed:
    /// so it is known only when all hides are judged.
    private func addSwipeSites(to verdicts: inout [ScreenVerdict]) {
        guard verdicts.contains(where: { $0.lacksSwipe || $0.uses.contains { $0.lacksSwipe } }) else { return }
        let closed = verdicts.compactMap(closedHide)
        let finder = SwipeFileFinder(resolution: resolution, ground: ground, repairs: repairs(), closed: closed)
        var known: [SwipeGround.Neighbourhood: SwipeFileFinder.Answer] = [:]
        func site(for file: Int) -> SwipeFileFinder.Answer {
            inquiry.home = file
            // What doesn't ship sees what nobody else does.
            guard inquiry.homeOutsideApp == nil else { return finder.site(for: file) }
            let neighbourhood = ground.neighbourhood(of: index.files[file])
            if let site = known[neighbourhood] { return site }
            let site = finder.site(for: file)
            known[neighbourhood] = site
            return site
        }
        for row in verdicts.indices where verdicts[row].hides == .always {
            if verdicts[row].lacksSwipe { verdicts[row].swipeSite = site(for: verdicts[row].site.file) }
            for use in verdicts[row].uses.indices where verdicts[row].uses[use].lacksSwipe {
                verdicts[row].uses[use].swipeSite = site(for: verdicts[row].uses[use].site.file)
            }
        }
    }

    /// The call that hides the back button of a screen which a swipe back must not leave: closed by a directive, or
    /// asking first.
    private func closedHide(_ verdict: ScreenVerdict) -> Place? {
        let site = verdict.site
        guard verdict.hides == .always, ground.ships(index.files[site.file]), verdict.hasUIKitNavigation,
            !verdict.isUndone, verdict.reached.answer.isOnAStack, let call = site.node.parent?.ownLink?.call
        else { return nil }
        let isLocked = index.facts(at: site.file).lock(at: site.node.range.start) != nil
        return isLocked || dialogBeforeLeaving(at: site) != nil ? site.at(call) : nil
    }

    // MARK: Wrappers

    private func verdict(
        onWrapper wrapper: Survey.Wrapper,
        _ survey: Survey,
        _ site: Place,
        _ hides: Hides,
        _ isLocked: Bool,
        _ hasNavigation: Bool
    ) -> ScreenVerdict {
        let uses = WrapperUses(resolution: resolution, surveyor: surveyor).uses(of: wrapper)
        var verdicts: [UseVerdict] = []
        var barFaults: [Place?] = []
        let finder = FaultFinder(surveyor: surveyor, itemSites: itemSites)
        let (ownWayBack, ownSwipe, lock, ownSights) = judge(survey, site)
        var faults = finder.faults(of: survey, ownSights, ownWayBack.answer)
        for use in uses {
            var screen = use.survey
            for region in survey.regions {
                let step = screen.trail.add(region.place, .hidesInWrapper, from: nil)
                screen.regions.append(
                    Survey.Region(place: region.place, focus: nil, step: step, user: use.innermostCall))
            }
            var (wayBack, swipeBack, _, sights) = judge(screen, use.place)
            sights.barCalls += ownSights.barCalls
            barFaults.append(finder.hiddenBar(screen, sights, wayBack.answer))
            let reached = reached(screen)
            let isReported = hides == .always && reached.answer.isOnAStack
            let spot = isReported ? use.spot : nil
            verdicts.append(
                UseVerdict(
                    site: use.name, screen: screenName(of: use.place), reached: reached, wayBack: wayBack,
                    swipeBack: swipeBack, itemSite: spot.flatMap { itemSite(at: $0, screen, wayBack) }))
        }
        faults.hiddenBar = barFaults.allSatisfy { $0 != nil } ? barFaults.first ?? nil : nil
        let first = survey.trail.steps[0]
        let wayBack: Verdict<WayBack>
        if let shared = verdicts.first?.wayBack.answer, verdicts.allSatisfy({ $0.wayBack.answer == shared }) {
            wayBack = verdicts[0].wayBack
        } else if verdicts.isEmpty, ownWayBack.answer == .leading || ownWayBack.answer == .elsewhere {
            wayBack = ownWayBack
        } else {
            wayBack = Verdict(.unknown, because: first, verdicts.isEmpty ? [] : verdicts[0].wayBack.steps)
        }
        var swipeBack = verdicts.first?.swipeBack ?? ownSwipe
        if verdicts.contains(where: { $0.swipeBack.answer != swipeBack.answer }) {
            swipeBack = Verdict(.unknown, because: first)
        }
        var reached = verdicts.first?.reached ?? Verdict(.unknown, because: first)
        for use in verdicts where reached.answer.joined(with: use.reached.answer) != reached.answer {
            reached = use.reached
        }
        let isReported = hides == .always && reached.answer.isOnAStack
        let call = isReported ? site.node.parent?.ownLink?.call.map(site.at) : nil
        var verdict = ScreenVerdict(
            site: site, hides: hides, screen: screenName(of: site), reached: reached, wayBack: wayBack,
            swipeBack: swipeBack, isLocked: isLocked || lock, hasUIKitNavigation: hasNavigation,
            isUndone: survey.isUndone, isNeverShown: false, isWrapper: true, uses: verdicts,
            itemSite: call.flatMap { itemSite(at: $0, survey, wayBack) }, faults: faults)
        if !lock, isLocked { verdict.opening = opening(of: verdict, byDirective: true) }
        return verdict
    }

    // MARK: Words of the site

    /// The innermost type, or `View.name()` for a function that views are extended by.
    func screenName(of place: Place) -> String {
        guard let type = resolution.type(around: place) else {
            guard let declaration = index.declaration(around: place),
                let name = index.node(declaration).child(.declName)
            else { return "" }
            return name.spokenName
        }
        let node = index.node(type)
        let name = node.typeName
        if index[type].kind == .extensionType, !resolution.isDeclaredType(index[type].name),
            let declaration = index.declaration(around: place), !index[declaration].isType,
            let member = index.node(declaration).child(.declName)?.spokenName
        {
            return index[declaration].kind == .function ? "\(name).\(member)()" : "\(name).\(member)"
        }
        return name
    }
}

extension Verdict<WayBack> {
    /// The proof that nothing leads back, with what only looks as if it did.
    fileprivate func noting(_ faults: ScreenFaults) -> Verdict<WayBack> {
        guard answer == .none else { return self }
        let lookalikes =
            faults.inert.map { Trail.Step(place: $0.name, reason: .inert, parent: nil) }
            + faults.pushing.map { Trail.Step(place: $0.name, reason: .pushesForward, parent: nil) }
        return Verdict(answer, because: steps[0], Array(steps.dropFirst()) + lookalikes)
    }
}
