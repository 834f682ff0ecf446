extension Rule {
    /// A swipe back that begins below a sheet or dialog.
    static let swipeBackOverModal = Rule(
        id: "swipe_back_over_modal",
        isOn: true,
        severity: .note,
        summary: "the restored swipe also begins while something is presented over the screen",
        explanation: .swipeBackOverModal,
        fix: "begin only with nothing presented",
        check: .repairs { repair in
            guard repair.extent == .app, repair.idleness == nil, let assignment = repair.assignment,
                case .asks(let depth) = repair.guarding.depth, repair.guarding.modal.isNotAsked,
                !repair.guarding.functions.isEmpty
            else { return [] }
            let message =
                "`\(repair.owner)` lets a swipe back begin while something is presented over the screen: "
                + "let it begin only with `presentedViewController == nil`"
            let cure = SwipeGuardFix(repair)?.addingModal(at: depth)
            let steps =
                [Trail.Step(place: assignment, reason: .attachesDelegate, parent: nil)]
                + repair.guarding.functions.map {
                    Trail.Step(place: $0.declaredName, reason: .guardsSwipe, parent: nil)
                }
                + [Trail.Step(place: depth, reason: .asksDepth, parent: nil)]
            return [
                Finding(
                    place: assignment, screen: repair.owner, message: message, steps: steps,
                    remedies: cure.map { [$0] } ?? [])
            ]
        }
    )
}
