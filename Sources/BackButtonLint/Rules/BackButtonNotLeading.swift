extension Rule {
    /// A screen whose only way back isn't where people look for it.
    static let backButtonNotLeading = Rule(
        id: "back_button_not_leading",
        isOn: true,
        severity: .note,
        summary: "the way back is not in the leading slot of the bar, where people look for it",
        explanation: .backButtonNotLeading,
        fix: nil,
        check: .screens { verdict in
            findings(
                on: verdict, about: \.wayBack, ofUse: \.wayBack, is: .elsewhere
            ) { screen in
                let message =
                    "`\(screen.name)` hides the back button and leads back from elsewhere: "
                    + "put the way back into the bar's leading slot"
                return (message, [])
            }
        }
    )
}
