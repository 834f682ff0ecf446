extension Rule {
    /// A way back in a bar that isn't drawn.
    static let backItemInHiddenBar = Rule(
        id: "back_item_in_hidden_bar",
        isOn: true,
        severity: .warning,
        summary: "the only way back is in the bar, and the screen hides the bar",
        explanation: .backItemInHiddenBar,
        fix: "show the bar",
        check: .screens { verdict in
            guard verdict.exemption == nil, let bar = verdict.faults.hiddenBar else { return [] }
            var remedy = Remedy(message: "show the bar", isSafe: false)
            remedy.edits = [ModifierDeletion.change(of: bar)].compactMap { $0 }
            return [
                Finding(
                    place: verdict.site, screen: verdict.screen,
                    message:
                        "`\(verdict.screen)` has its only way back in the bar, and hides the bar: show the bar, or "
                        + "put the button somewhere else",
                    steps: verdict.wayBack.steps + [Trail.Step(place: bar, reason: .hidesBar, parent: nil)],
                    remedies: remedy.edits.isEmpty ? [] : [remedy])
            ]
        }
    )
}
