extension Rule {
    /// A screen that hides the back button, and with it the swipe, which nothing restores.
    static let missingSwipeBack = Rule(
        id: "missing_swipe_back",
        isOn: true,
        severity: .warning,
        summary: "hiding the back button switches the swipe from the edge off and nothing restores it",
        explanation: .missingSwipeBack,
        fix: "create the file that restores the swipe, once an app",
        check: .screens { verdict in
            findings(
                on: verdict, about: \.swipeBack, ofUse: \.swipeBack, is: .none
            ) { screen in
                let message =
                    "`\(screen.name)` hides the back button, which switches the swipe back off, and nothing restores it: "
                    + "set the interactive pop gesture's delegate in an extension of `UINavigationController`"
                switch screen.swipeSite {
                case .possible(let site):
                    let lock = screen.hide.map(LockDirective.remedy)
                    return (message, [SwipeBackFile.remedy(at: site)] + [lock].compactMap { $0 })
                case .impossible(let obstacle): return (message + " (no fix-it: \(words(of: obstacle)))", [])
                case nil: return (message, [])
                }
            }
        }
    )

    /// Why there is no fix-it.
    private static func words(of obstacle: SwipeFileSite.Obstacle) -> String {
        switch obstacle {
        case .noEntry: "no `@main` type here says where its app begins"
        case .onlyUnattached: "a conformance for it is there, and only isn't attached"
        case .closedElsewhere: "it would also leave screens of other modules that are locked, or ask first"
        case .hookIsTaken: "an extension overrides its `viewDidLoad` already"
        case .fileIsThere(let path, nil): "`\(path)` is there already"
        case .fileIsThere(let path, let target?): "`\(path)` is there, add it to the target `\(target)`"
        }
    }
}
