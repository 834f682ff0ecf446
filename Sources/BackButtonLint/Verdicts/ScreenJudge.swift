/// Judges the hides of a world: what each screen's way back and swipe back are, and how it is reached.
package struct ScreenJudge {
    let inquiry: Inquiry
    let resolution: Resolution
    let surveyor: Surveyor
    private let swipe: SwipeBackJudge
    let ground: SwipeGround
    private let known = Known()
    var index: ProjectIndex { inquiry.index }

    /// - Parameter team: Names that a team adds to those that are known.
    package init(_ inquiry: Inquiry, ground: SwipeGround, team: TeamNames = TeamNames()) {
        self.inquiry = inquiry
        self.ground = ground
        resolution = Resolution(inquiry, team: team)
        surveyor = Surveyor(resolution)
        swipe = SwipeBackJudge(resolution, ground)
    }

    /// The verdicts on all hides of the world, in path and source order.
    package func verdicts() -> [ScreenVerdict] {
        index.uses(of: SwiftUINames.hide).compactMap { mention in
            inquiry.home = mention.file
            return verdict(on: mention)
        }
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
        var closedHides: [Place]?
    }

    /// The calls that hide the back button of screens which a swipe back must not leave: closed by a directive, or
    /// asking first.
    private func closedHides() -> [Place] {
        if let known = known.closedHides { return known }
        let home = inquiry.home
        let hides = index.uses(of: SwiftUINames.hide).compactMap { mention -> Place? in
            guard ground.ships(index.files[mention.file]), let name = mention.node.child(.declName),
                let chain = mention.node.enclosingChain, let call = mention.node.ownLink?.call,
                Hiding.hides(call) == .always, !Conditions.excludeUIKit(mention.node)
            else { return nil }
            inquiry.home = mention.file
            let survey = surveyor.survey(mention.at(chain), mark: mention.at(name), reason: .hides)
            guard !survey.isUndone, reached(survey).answer.isOnAStack else { return nil }
            let isLocked = index.facts(at: mention.file).lock(at: name.range.start) != nil
            return isLocked || asksFirst(survey) ? mention.at(call) : nil
        }
        inquiry.home = home
        known.closedHides = hides
        return hides
    }

    private func asksFirst(_ survey: Survey) -> Bool {
        guard survey.wrapper == nil, OpeningFinder.mayAsk(survey) else { return false }
        var exploration = Exploration(surveyor.surroundings, survey)
        let answer = exploration.wayBack().answer
        guard answer == .leading || answer == .elsewhere else { return false }
        return dialogBeforeLeaving(survey, answer) != nil
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
        let (wayBack, swipeBack, lock, faults) = judge(survey, mention)
        let reached = reached(survey, stack: mention.node.stackBefore.map(mention.at))
        let sites = sites(
            at: hides == .always && reached.answer.isOnAStack ? mention.at(call) : nil, survey, wayBack, swipeBack)
        var verdict = ScreenVerdict(
            site: site, hides: hides, screen: screenName(of: mention), reached: reached, wayBack: wayBack,
            swipeBack: swipeBack, isLocked: isLocked || lock, hasUIKitNavigation: hasNavigation,
            isUndone: survey.isUndone, isNeverShown: survey.isNeverShown, isWrapper: false, uses: [],
            itemSite: sites.item, swipeSite: sites.swipe, faults: faults)
        if !lock { verdict.opening = opening(of: verdict, byDirective: isLocked, survey) }
        return verdict
    }

    /// What leaves a screen that is closed by a directive, or asks first.
    ///
    /// - Parameter survey: Of the screen; nil for what is put on other screens: what asks there is theirs.
    private func opening(of verdict: ScreenVerdict, byDirective isLocked: Bool, _ survey: Survey?) -> Opening? {
        guard verdict.hides == .always, verdict.hasUIKitNavigation, !verdict.isUndone, verdict.swipeBack.answer == .app,
            verdict.reached.answer.isOnAStack
        else { return nil }
        let finder = OpeningFinder(
            repairs: repairs(),
            isNear: { SwipeRepairFinder(judge: swipe).isNear(verdict.site.file, $0) })
        return finder.opening(at: verdict.site, isLocked: isLocked) {
            guard let survey, OpeningFinder.mayAsk(survey), verdict.wayBack.answer != .none,
                verdict.wayBack.answer != .unknown
            else { return nil }
            return dialogBeforeLeaving(survey, verdict.wayBack.answer)
        }
    }

    /// The dialog that a way back opens first. To find one all that controls do is followed; to see that there is none
    /// to be found, what stands on the screen is enough.
    private func dialogBeforeLeaving(_ survey: Survey, _ answer: WayBack) -> Place? {
        var exploration = Exploration(surveyor.surroundings, survey)
        guard exploration.tour().holdsDialog else { return nil }
        exploration = Exploration(surveyor.surroundings, survey)
        return exploration.dialogBeforeLeaving(answer)
    }

    /// Whether code runs where UIKit's navigation is.
    func isForUIKit(_ place: Place) -> Bool {
        ground.mayHaveUIKitNavigation(index.files[place.file]) && !Conditions.excludeUIKit(place.node)
            && !Conditions.importsOtherSystem(place.node.tree)
    }

    private func judge(
        _ survey: Survey, _ site: Place
    ) -> (Verdict<WayBack>, Verdict<SwipeBack>, isLocked: Bool, ScreenFaults) {
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
        let faults = FaultFinder(surveyor: surveyor, ground: ground).faults(of: survey, visited(), wayBack.answer)
        return (wayBack.noting(faults), swipeBack, lock, faults)
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

    /// What could be done about a screen, as far as something is missing; `call` is nil where nothing is reported.
    private func sites(
        at call: Place?, _ survey: Survey, _ wayBack: Verdict<WayBack>, _ swipeBack: Verdict<SwipeBack>
    ) -> (item: ItemSiteFinder.Answer?, swipe: SwipeFileFinder.Answer?) {
        guard let call else { return (nil, nil) }
        let items = ItemSiteFinder(surveyor: surveyor, ground: ground)
        func files() -> SwipeFileFinder {
            SwipeFileFinder(resolution: resolution, ground: ground, repairs: repairs(), closed: closedHides())
        }
        return (
            wayBack.answer == .none ? items.site(at: call, survey) : nil,
            swipeBack.answer == .none ? files().site(for: call.file) : nil
        )
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
        for use in uses {
            var screen = use.survey
            for region in survey.regions {
                let step = screen.trail.add(region.place, .hidesInWrapper, from: nil)
                screen.regions.append(
                    Survey.Region(place: region.place, focus: nil, step: step, user: use.innermostCall))
            }
            let (wayBack, swipeBack, _, faults) = judge(screen, use.place)
            barFaults.append(faults.hiddenBar)
            let reached = reached(screen)
            let isReported = hides == .always && reached.answer.isOnAStack
            let sites = sites(at: isReported ? use.spot : nil, screen, wayBack, swipeBack)
            verdicts.append(
                UseVerdict(
                    site: use.name, screen: screenName(of: use.place), reached: reached, wayBack: wayBack,
                    swipeBack: swipeBack, itemSite: sites.item, swipeSite: sites.swipe))
        }
        var (ownWayBack, ownSwipe, lock, faults) = judge(survey, site)
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
        let call = site.node.parent?.ownLink?.call
        let sites = sites(
            at: hides == .always && reached.answer.isOnAStack ? call.map(site.at) : nil, survey, wayBack, swipeBack)
        var verdict = ScreenVerdict(
            site: site, hides: hides, screen: screenName(of: site), reached: reached, wayBack: wayBack,
            swipeBack: swipeBack, isLocked: isLocked || lock, hasUIKitNavigation: hasNavigation,
            isUndone: survey.isUndone, isNeverShown: false, isWrapper: true, uses: verdicts, itemSite: sites.item,
            swipeSite: sites.swipe, faults: faults)
        if !lock, isLocked { verdict.opening = opening(of: verdict, byDirective: true, nil) }
        return verdict
    }

    // MARK: Words of the site

    /// The innermost type, or `View.name()` for a function that views are extended by.
    func screenName(of place: Place) -> String {
        guard let type = resolution.type(around: place) else {
            guard let declaration = index.declaration(around: place),
                let name = index.node(declaration).child(.declName)
            else { return "" }
            return name.text
        }
        let node = index.node(type)
        let name = node.child(.declName)?.text ?? node.child(.type)?.text ?? ""
        if index[type].kind == .extensionType, !resolution.isDeclaredType(index[type].name),
            let declaration = index.declaration(around: place), !index[declaration].isType,
            let member = index.node(declaration).child(.declName)?.text
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
