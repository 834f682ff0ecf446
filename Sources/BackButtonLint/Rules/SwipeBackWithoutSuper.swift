extension Rule {
    /// An override that attaches the delegate of the swipe, and forgets what it overrides.
    static let swipeBackWithoutSuper = Rule(
        id: "swipe_back_without_super",
        isOn: true,
        severity: .warning,
        summary: "the override that restores the swipe doesn't call `super`",
        explanation: .swipeBackWithoutSuper,
        fix: "call `super` first",
        check: .repairs { repair in
            guard repair.idleness == nil, let hook = repair.hook, !hook.callsSuper, let assignment = repair.assignment
            else { return [] }
            let message =
                "`\(repair.owner)` overrides `\(hook.name)` to restore the swipe back and doesn't call `super`: "
                + "call `super.\(hook.name)` first"
            let attached: Reason = repair.delegate == .nobody ? .clearsDelegate : .attachesDelegate
            return [
                Finding(
                    place: hook.function.declaredName, screen: repair.owner, message: message,
                    steps: [Trail.Step(place: assignment, reason: attached, parent: nil)],
                    remedies: SuperCall(in: hook.function).map { [$0.remedy] } ?? [])
            ]
        }
    )
}
