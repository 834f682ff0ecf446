extension Rule {
    /// Code that means to restore the swipe, and that nothing puts to use.
    static let unattachedSwipeBack = Rule(
        id: "unattached_swipe_back",
        isOn: true,
        severity: .warning,
        summary: "code that means to restore the swipe is never put to use",
        explanation: .unattachedSwipeBack,
        fix: "assign the recognizer's delegate",
        check: .repairs { repair in
            guard let idleness = repair.idleness else { return [] }
            var place = repair.ownerName
            var steps = repair.conformances.map { Trail.Step(place: $0.entry, reason: .conformsHere, parent: nil) }
            var cure: Remedy?
            switch idleness {
            case .unassigned: cure = DelegateAssignment(repair)?.remedy
            case .onlyEnabled(let assignment):
                place = assignment
                steps = [Trail.Step(place: assignment, reason: .onlyEnabled, parent: nil)]
            case .unusedClass:
                steps = [Trail.Step(place: repair.ownerName, reason: .neverMade, parent: nil)]
            }
            return [
                Finding(
                    place: place, screen: repair.owner, message: message(on: repair, idleness), steps: steps,
                    remedies: cure.map { [$0] } ?? [])
            ]
        }
    )

    private static func message(on repair: SwipeRepair, _ idleness: SwipeRepair.Idleness) -> String {
        switch idleness {
        case .unassigned:
            "`\(repair.owner)` is made for guarding the swipe back, and nothing makes it the recognizer's delegate: "
                + "set `interactivePopGestureRecognizer?.delegate` in `viewDidLoad`"
        case .onlyEnabled:
            "`\(repair.owner)` only switches the recognizer of the swipe back on, which it is anyway: "
                + "give it a delegate, since UIKit's own refuses the swipe"
        case .unusedClass:
            "`\(repair.owner)` restores the swipe back on its stacks, and nothing makes such a stack: "
                + "use it where the app makes its stacks"
        }
    }
}
