extension Rule {
    /// What looks like a back button and isn't one.
    static let inertBackButton = Rule(
        id: "inert_back_button",
        isOn: true,
        severity: .warning,
        summary: "what looks like a back button in the leading slot of the bar does nothing",
        explanation: .inertBackButton,
        fix: "make it a button that dismisses",
        check: .screens { verdict in
            // Where nothing else leads back it is why, and the finding about that says so.
            guard verdict.mayBeToldOfControls, !verdict.isToldToLackAWayBack else { return [] }
            return verdict.faults.inert.map { fault in
                Finding(
                    place: fault.name, screen: verdict.screen,
                    message:
                        "`\(fault.name.node.text)` in the bar of `\(verdict.screen)` looks like a way back and does "
                        + "nothing: make it a button that dismisses",
                    steps: [Trail.Step(place: verdict.site, reason: .hides, parent: nil)],
                    remedies: [BackAction(for: fault).ofInert].compactMap { $0 })
            }
        }
    )
}

extension ScreenVerdict {
    /// Whether its own controls are of interest: somebody sees them, and means them to work.
    var mayBeToldOfControls: Bool { !isLocked && hasUIKitNavigation && !(isWrapper && uses.isEmpty) }

    /// Whether `missing_back_button` has something to say about it.
    var isToldToLackAWayBack: Bool { !Rule.missingBackButton.findings(on: self).isEmpty }
}

extension Rule {
    /// What a rule about screens says of one.
    func findings(on verdict: ScreenVerdict) -> [Finding] {
        guard case .screens(let check) = check else { return [] }
        return check(verdict)
    }
}
