extension Rule {
    /// A swipe back that begins on a stack's first screen too.
    static let unguardedSwipeBack = Rule(
        id: "unguarded_swipe_back",
        isOn: true,
        severity: .warning,
        summary: "the restored swipe also begins on a stack's first screen, which freezes the app",
        explanation: .unguardedSwipeBack,
        fix: "begin only with a screen to go back to",
        check: .repairs { repair in
            guard repair.extent == .app, repair.idleness == nil, repair.guarding.depth.isNotAsked,
                let assignment = repair.assignment
            else { return [] }
            let cure = SwipeGuardFix(repair)?.addingDepth()
            return [
                Finding(
                    place: assignment, screen: repair.owner, message: message(on: repair),
                    steps: steps(to: repair, assignment), remedies: cure.map { [$0] } ?? [])
            ]
        }
    )

    private static func message(on repair: SwipeRepair) -> String {
        if repair.delegate == .nobody {
            return "`\(repair.owner)` takes the delegate away from the swipe back, so that one on a stack's first "
                + "screen freezes the app: set a delegate that asks for `viewControllers.count > 1`"
        }
        return "`\(repair.owner)` lets a swipe back begin on a stack's first screen, which freezes the app: "
            + "let it begin only with `viewControllers.count > 1`"
    }

    private static func steps(to repair: SwipeRepair, _ assignment: Place) -> [Trail.Step] {
        let attached: Reason = repair.delegate == .nobody ? .clearsDelegate : .attachesDelegate
        var steps = [Trail.Step(place: assignment, reason: attached, parent: nil)]
        steps += repair.guarding.functions.map { Trail.Step(place: $0.declaredName, reason: .guardsSwipe, parent: nil) }
        if repair.guarding.functions.isEmpty, let conformance = repair.conformances.first {
            steps.append(Trail.Step(place: conformance.entry, reason: .conformsToDelegate, parent: nil))
        }
        return steps
    }
}
