/// Looks through the code of one screen for what leads back.
///
/// A worklist of visits, the leading slot's first: nothing recurses over user code. Every declaration is visited once per
/// slot and per call that hands closures to it.
struct Exploration {
    let surroundings: Surroundings
    let resolution: Resolution
    var index: ProjectIndex { resolution.inquiry.index }

    /// The screen that is looked through.
    let survey: Survey
    var trail: Trail

    private(set) var best: WayBack = .none
    private(set) var bestStep: Trail.StepID?

    private var leadingVisits: [Visit] = []
    private var viewVisits: [Visit] = []
    private var actionVisits: [Visit] = []
    private var seen: Set<VisitKey> = []

    /// The calls that handed closures to what is visited, by their number.
    var callers: [Caller] = []
    var callerNumbers: [Place: Int] = [:]

    /// Flags that an action sets, with the slot of the control.
    var touched: [Touch] = []
    /// Dialogs and watchers, which lead back if a control sets what they wait for.
    var waiting: [Waiting] = []

    /// What the views on the screen prefer, by key; nil for what can't be told.
    var preferences: [Name: Set<Bool?>] = [:]
    var preferred: [Preferred] = []

    /// Whether the search ends with the first leading way back: nothing can be better.
    var stopsEarly = true
    /// Whether the navigation bar is drawn: what stands in a hidden one leads nowhere.
    var seesBar = true

    /// Set if it is looked for dialogs too: then nothing ends the search.
    var asking: Asking?
    /// All that a tour came by.
    private(set) var visitedPlaces: [Place] = []
    /// What stands on the screen, as far as it was looked through.
    var sights = Sights()
    /// What is being looked at, within the code being scanned.
    var standing: Node?
    /// Where a drag leaves the screen; only a tour looks for it.
    private(set) var dragExit: Place?
    var knownSelectors: [Name: Set<Name>]?
    /// The view types that are on the screen.
    var madeTypes: Set<Name> = []
    private var current: Visit?
    private var visits = 0

    /// How many pieces of code are looked through: for a way back nearly all there is; a gesture or a repair of the
    /// screen's own, or a dialog that its way back opens, stands close to it.
    private var mostVisits: Int { asking != nil ? 500 : stopsEarly ? 4000 : 300 }

    var isDone: Bool { stopsEarly && asking == nil && best == .leading }

    init(_ surroundings: Surroundings, _ survey: Survey) {
        self.surroundings = surroundings
        resolution = surroundings.resolution
        self.survey = survey
        trail = survey.trail
    }

    // MARK: Visits

    /// Where a control stands.
    enum Slot: UInt8 { case leading, elsewhere }

    /// What a piece of code is.
    enum Mode: UInt8 {
        /// It builds views: view types made in it are on the screen.
        case view
        /// It runs when a control is used: what it calls is followed, what it makes isn't on this screen.
        case action
    }

    /// A piece of code to look through.
    struct Visit {
        var place: Place
        var focus: Node?
        var slot: Slot
        var mode: Mode
        var step: Trail.StepID
        var caller: Int?
        /// The enum cases handed to a function: of a `switch` only their branches run.
        var cases: [Name] = []
        /// What is known of the function's parameters.
        var given: [Given] = []
        /// What is known of the properties of the type around.
        var givenToType: [Given] = []
        /// Whether it is part of what a drag does; only told in a tour.
        var isDrag = false
        /// Whether a control around it answers taps; only told in the leading slot.
        var isCovered = false
        /// How many functions lie between the control and this code.
        var hops = 0
        /// How many of them were found by their name alone.
        var guesses = 0
        /// Whether a name on the way here said that this leaves: it counts where the rest isn't in the sources.
        var saidLeaving = false

        /// A visit of what this code leads to.
        func going(to place: Place, step: Trail.StepID) -> Visit {
            var next = self
            (next.place, next.focus, next.cases, next.step) = (place, nil, [], step)
            (next.given, next.givenToType) = ([], [])
            return next
        }

        /// The same code's part, in a slot and as what it is.
        func part(_ node: Node, slot: Slot, mode: Mode) -> Visit {
            var part = self
            (part.place, part.slot, part.mode) = (place.at(node), slot, mode)
            return part
        }

        func acting() -> Visit {
            var visit = self
            visit.mode = .action
            return visit
        }

        func called(by caller: Int?) -> Visit {
            var visit = self
            visit.caller = caller
            return visit
        }
    }

    private struct VisitKey: Hashable {
        let place: Place
        let slot: Slot
        let mode: Mode
        let caller: Int?
        let cases: [Name]
        let given: [Given]
        let givenToType: [Given]
        let saidLeaving: Bool
        /// Only where it is looked for dialogs.
        let dialog: Trail.StepID?
    }

    /// A call whose arguments fill the parameters or properties of what it calls.
    struct Caller {
        let call: Place
        let outer: Int?
    }

    /// A flag that an action sets.
    struct Touch {
        let name: Name
        let place: Place
        let slot: Slot
        let step: Trail.StepID
        let kind: Kind
        /// The type of the value whose property it is, if one stands before it and its type is evident.
        let owner: Name?

        enum Kind {
            /// It is set to `false` or `nil`, or toggled.
            case cleared
            case set
            /// It is a publisher, and told to send.
            case signalled
        }
    }

    /// Code that runs once a flag is set.
    struct Waiting {
        let names: Set<Name>
        let visit: Visit
        let reason: Reason
    }

    mutating func enqueue(_ visit: Visit) {
        var visit = visit
        if !visit.isCovered, let current { visit.isCovered = isCovered(in: current) }
        // With a way back in the leading slot only what else stands there is of interest.
        if isDone, visit.slot != .leading || visit.mode != .view { return }
        if let asking, visit.mode == .action, visit.slot != asking.slot { return }
        if !stopsEarly {
            visitedPlaces.append(visit.place)
            visit.isDrag = visit.isDrag || current?.isDrag == true || isDrag(visit.place)
            // A tour is about what stands on the screen; of what controls do, only drags can be a swipe of its own.
            if visit.mode == .action, !visit.isDrag { return }
        }
        let key = VisitKey(
            place: visit.place, slot: visit.slot, mode: visit.mode, caller: visit.caller, cases: visit.cases,
            given: visit.given, givenToType: visit.givenToType, saidLeaving: visit.saidLeaving,
            dialog: asking == nil ? nil : dialog(before: visit.step))
        guard seen.insert(key).inserted else { return }
        if visit.slot == .leading {
            leadingVisits.append(visit)
        } else if visit.mode == .view {
            viewVisits.append(visit)
        } else {
            actionVisits.append(visit)
        }
    }

    // MARK: Running

    /// The way back of the screen, with the steps that led to the answer.
    mutating func wayBack() -> Verdict<WayBack> {
        visitScreen()
        if best != .leading { judgeTouches() }
        return conclusion()
    }

    /// Visits what stands on the screen, and what its controls do as far as that matters.
    mutating func visitScreen() {
        for region in survey.regions where seesBar || !region.isLeading {
            var caller: Int?
            if let user = region.user {
                callers.append(Caller(call: user, outer: nil))
                caller = callers.count - 1
            }
            enqueue(
                Visit(
                    place: region.place, focus: region.focus, slot: region.isLeading ? .leading : .elsewhere,
                    mode: .view, step: region.step,
                    caller: caller))
        }
        drain()
        while !isDone, !preferred.isEmpty {
            visitPreferred()
            drain()
        }
        if !isDone {
            runWaiting()
            drain()
        }
    }

    private mutating func drain() {
        while let visit = next() {
            visits += 1
            guard visits <= mostVisits else {
                // Too much hangs on this screen to be sure of nothing.
                if best == .none { found(.unknown, at: visit.place, .tooMuch, from: visit.step) }
                return
            }
            current = visit
            scan(visit)
        }
        current = nil
    }

    private mutating func next() -> Visit? {
        while let visit = leadingVisits.popLast() {
            if !isDone || visit.mode == .view { return visit }
        }
        if isDone { return nil }
        // What is closest to the screen first: proofs get short.
        if viewNext < viewVisits.count {
            viewNext += 1
            return viewVisits[viewNext - 1]
        }
        // What other controls do matters as long as nothing was found: it can't be better than `elsewhere`.
        guard actionNext < actionVisits.count, best != .elsewhere || !stopsEarly || asking != nil else { return nil }
        actionNext += 1
        return actionVisits[actionNext - 1]
    }
    private var viewNext = 0
    private var actionNext = 0

    /// Dialogs and watchers whose flag a control sets get that control's slot.
    private mutating func runWaiting() {
        for touch in touched where touch.kind == .set {
            // What a reducer sets, a dialog's say, answers with actions of its own.
            guard let type = resolution.type(around: touch.place), !resolution.isView(index[type].name) else {
                continue
            }
            for branch in branches(on: touch.name, from: [index[type].name]) {
                let step = trail.add(branch, .followsAction, from: touch.step)
                enqueue(
                    Visit(
                        place: branch, focus: nil, slot: touch.slot, mode: .action, step: step, caller: nil, hops: 1))
            }
        }
        for wait in waiting {
            for touch in touched where wait.names.contains(touch.name) {
                let step = trail.add(wait.visit.place, wait.reason, from: touch.step)
                asking?.openers[step] = touch.place
                enqueue(
                    Visit(
                        place: wait.visit.place, focus: nil, slot: touch.slot,
                        mode: wait.visit.mode, step: step, caller: wait.visit.caller))
            }
        }
    }

    private func conclusion() -> Verdict<WayBack> {
        guard let step = bestStep else {
            // Proven to be none: what was looked at is the proof.
            // How the screen is reached stands last: it is what makes the finding matter.
            let looked = trail.steps.dropFirst().filter { $0.reason != .pushedHere }
            let pushed = trail.steps.filter { $0.reason == .pushedHere }
            return Verdict(.none, because: trail.steps[0], Array(looked.prefix(12) + pushed.prefix(1)))
        }
        let path = trail.path(to: step)
        return Verdict(best, because: path[0], Array(path.dropFirst()))
    }

    /// Notes that a control leads back, or may.
    mutating func found(_ answer: WayBack, at place: Place, _ reason: Reason, from step: Trail.StepID) {
        let joined = best.joined(with: answer)
        guard joined != best || bestStep == nil else { return }
        bestStep = trail.add(place, reason, from: step)
        best = joined
    }

    mutating func foundExit(at place: Place, _ reason: Reason, in visit: Visit) {
        if dragExit == nil, visit.isDrag { dragExit = place }
        if asking != nil {
            let dialog = dialog(before: visit.step)
            asking?.exits.append((place, visit.slot, dialog))
        }
        found(visit.slot == .leading ? .leading : .elsewhere, at: place, reason, from: visit.step)
    }

    mutating func foundUnknown(at place: Place, _ reason: Reason, in visit: Visit) {
        found(.unknown, at: place, reason, from: visit.step)
    }

    mutating func touch(
        _ name: Name,
        behind receiver: some Collection<ChainLink> = [],
        at place: Place,
        _ kind: Touch.Kind,
        in visit: Visit
    ) {
        let owner = receiver.isEmpty ? nil : resolution.evidentType(of: receiver, at: place)
        touched.append(Touch(name: name, place: place, slot: visit.slot, step: visit.step, kind: kind, owner: owner))
    }
}
