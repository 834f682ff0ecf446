extension Rule {
    /// A screen that is closed, or asks first, and that the app's swipe back leaves all the same.
    static let swipeBackUnlocksScreen = Rule(
        id: "swipe_back_unlocks_screen",
        isOn: true,
        severity: .warning,
        summary: "the restored swipe leaves a screen that is locked, or whose way back asks first",
        explanation: .swipeBackUnlocksScreen,
        fix: nil,
        check: .screens { verdict in
            guard let opening = verdict.opening else { return [] }
            let cure = "let its guard ask the top screen whether it may be left"
            let message: String
            switch opening.closure {
            case .locked:
                message = "`\(verdict.screen)` is locked, and the app's swipe back leaves it all the same: \(cure)"
            case .asksFirst:
                message =
                    "`\(verdict.screen)` asks before it goes back, and the app's swipe back leaves it unasked: \(cure)"
            }
            return [
                Finding(place: verdict.site, screen: verdict.screen, message: message, steps: opening.steps)
            ]
        }
    )
}
