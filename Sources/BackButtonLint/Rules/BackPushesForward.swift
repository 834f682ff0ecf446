extension Rule {
    /// What looks like a back button and goes on to a new screen.
    static let backPushesForward = Rule(
        id: "back_pushes_forward",
        isOn: true,
        severity: .warning,
        summary: "what looks like a back button pushes a new screen",
        explanation: .backPushesForward,
        fix: "make it dismiss",
        check: .screens { verdict in
            guard verdict.mayBeToldOfControls else { return [] }
            return verdict.faults.pushing.map { fault in
                var steps = [Trail.Step(place: verdict.site, reason: .hides, parent: nil)]
                if fault.deed.node.kind != .call {
                    steps.append(Trail.Step(place: fault.deed, reason: .pushesHere, parent: nil))
                }
                return Finding(
                    place: fault.name, screen: verdict.screen,
                    message: "`\(fault.name.node.text)` on `\(verdict.screen)` looks like a way back and pushes a new "
                        + "screen: call `dismiss`",
                    steps: steps, remedies: [BackAction(for: fault).ofPushing].compactMap { $0 })
            }
        }
    )
}
