extension Rule {
    /// A screen that hides the back button and has nothing that leads back.
    static let missingBackButton = Rule(
        id: "missing_back_button",
        isOn: true,
        severity: .warning,
        summary: "the system back button is hidden and nothing on the screen leads back",
        explanation: .missingBackButton,
        fix: nil,
        check: .screens { verdict in
            findings(
                on: verdict, about: \.wayBack, ofUse: \.wayBack, is: .none
            ) {
                "`\($0)` hides the back button and nothing on it leads back: add a leading toolbar button that dismisses"
            }
        }
    )
}
