extension Rule {
    /// A pushed screen that hides the bar and has nothing else that leads back.
    static let hiddenBarWithoutWayBack = Rule(
        id: "hidden_bar_without_way_back",
        isOn: false,
        severity: .warning,
        summary: "a pushed screen hides the bar with its back button, and nothing leads back",
        explanation: .hiddenBarWithoutWayBack,
        fix: "show the bar",
        needles: ["navigationBarHidden", "toolbarVisibility", "(.hidden"],
        check: .hiddenBars { bar in
            guard bar.wayBack.answer == .none else { return [] }
            var remedy = Remedy(message: "show the bar", isSafe: false)
            if let call = bar.site.node.parent?.ownLink?.call {
                remedy.edits = [ModifierDeletion.change(of: bar.site.at(call))].compactMap { $0 }
            }
            return [
                Finding(
                    place: bar.site, screen: bar.screen,
                    message: "`\(bar.screen)` hides the bar, with its back button in it, and nothing on it leads back: "
                        + "show the bar, or add a button that dismisses",
                    steps: bar.wayBack.steps + bar.reached.steps.suffix(1),
                    remedies: remedy.edits.isEmpty ? [] : [remedy])
            ]
        }
    )
}
