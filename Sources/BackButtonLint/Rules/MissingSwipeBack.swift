extension Rule {
    /// A screen that hides the back button, and with it the swipe, which nothing restores.
    static let missingSwipeBack = Rule(
        id: "missing_swipe_back",
        isOn: true,
        severity: .warning,
        summary: "hiding the back button switches the swipe from the edge off and nothing restores it",
        explanation: .missingSwipeBack,
        fix: nil,
        check: .screens { verdict in
            findings(
                on: verdict, about: \.swipeBack, ofUse: \.swipeBack, is: .none
            ) {
                "`\($0)` hides the back button, which switches the swipe back off, and nothing restores it: "
                    + "set the interactive pop gesture's delegate in an extension of `UINavigationController`"
            }
        }
    )
}
