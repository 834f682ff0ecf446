/// Where one comes out who climbs from a piece of view code.
struct Arrival {
    let end: End

    /// What was passed on the way.
    let crossing: Crossing

    /// The last place that was climbed from: stands in the content, or in the type.
    let last: Place

    enum End {
        /// At what opens a screen with `content`.
        case opened(Reached, content: Place, opener: Place)
        /// In a type that shows it.
        case within(DeclarationID)
    }
}

extension Surveyor {
    /// How many places are climbed from before it counts as untold.
    private static let mostClimbs = 400

    /// Where the code at a place gets on screen: goes on through helpers and controllers, and stops at types.
    ///
    /// - Parameter part: Of a chain that is the place: the name after which what is put around it matters.
    func arrivals(from start: Place, after part: Node? = nil) -> [Arrival] {
        var arrivals: [Arrival] = []
        var seen: [Hosting?: Set<Place>] = [:]
        var climbs = 0
        // A climb notes what it comes upon in a survey of its own: whatever it notes is about this step.
        var base = Survey()
        let step = base.trail.add(start, .embedded, from: nil)
        var waiting = [
            (climb: Climb(place: start, step: step, part: part, isOwn: false, hosting: nil), crossing: Crossing())
        ]
        while let (climb, crossing) = waiting.popLast(), climbs < Self.mostClimbs {
            guard seen[climb.hosting, default: []].insert(climb.place).inserted else { continue }
            climbs += 1
            var survey = base
            let next = follow(climb, &survey)
            if let opener = survey.openers.first, let reached = survey.reached, let content = survey.regions.last?.place
            {
                let passed = crossing.adding(from: climb.place, to: content.node, opener: opener.node, surroundings)
                let end: Arrival.End
                if reached == .presented, survey.openers.count > 1 {
                    // The first view of a stack; whether the stack itself is presented shows only where it stands.
                    let presenter = presenter(ofStackAt: opener)
                    end = .opened(presenter == nil ? .root : .presented, content: content, opener: presenter ?? opener)
                } else {
                    end = .opened(reached, content: content, opener: opener)
                }
                arrivals.append(Arrival(end: end, crossing: passed, last: climb.place))
            } else if !survey.types.isEmpty, let declaration = survey.climbed.first,
                let type = index.type(around: declaration), !isHosting(index[type].name)
            {
                arrivals.append(Arrival(end: .within(type), crossing: crossing, last: climb.place))
            } else {
                let helper = survey.climbed.first
                let passed = crossing.adding(from: climb.place, to: helper.map(index.node), opener: nil, surroundings)
                // Many have a modifier of their own that is called as one of the system's.
                waiting += next.filter { mayUse(helper, at: $0.place) }.map { (Self.withTrail($0, step), passed) }
            }
        }
        return arrivals
    }

    private func mayUse(_ helper: DeclarationID?, at place: Place) -> Bool {
        guard let helper, index[helper].kind == .function else { return true }
        return resolution.fits(place.node.ownLink?.call, helper)
    }

    private func presenter(ofStackAt opener: Place) -> Place? {
        switch surroundings.around(opener.at(opener.node.enclosingChain ?? opener.node)) {
        case .boundary(.presented, _, let presenter): presenter
        default: nil
        }
    }

    private static func withTrail(_ climb: Climb, _ step: Trail.StepID) -> Climb {
        Climb(place: climb.place, step: step, part: climb.part, isOwn: false, hosting: climb.hosting)
    }
}
