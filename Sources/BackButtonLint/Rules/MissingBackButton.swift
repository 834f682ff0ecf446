extension Rule {
    /// A screen that hides the back button and has nothing that leads back.
    static let missingBackButton = Rule(
        id: "missing_back_button",
        isOn: true,
        severity: .warning,
        summary: "the system back button is hidden and nothing on the screen leads back",
        explanation: .missingBackButton,
        fix: "add a leading item that dismisses",
        check: .screens { verdict in
            findings(
                on: verdict, about: \.wayBack, ofUse: \.wayBack, is: .none
            ) { screen in
                let message = "`\(screen.name)` hides the back button and nothing on it leads back: "
                if let mending = screen.lookalike?.mending {
                    let lock = screen.hide.map(LockDirective.remedy)
                    return (message + mending.words, [mending.remedy] + [lock].compactMap { $0 })
                }
                switch screen.itemSite {
                case .possible(let site):
                    let lock = screen.hide.map(LockDirective.remedy)
                    let remedies = [BackItem(at: site).remedy] + [lock].compactMap { $0 }
                    return (message + "add a leading toolbar button that dismisses", remedies)
                case .impossible(let obstacle): return (message + cure(in: obstacle), [])
                case nil: return (message + "add a leading toolbar button that dismisses", [])
                }
            }
        }
    )

    /// What to do by hand, and why there is no fix-it.
    private static func cure(in obstacle: ItemSite.Obstacle) -> String {
        switch obstacle {
        case .viewExtension:
            "add a leading toolbar button to the screens that use it (no fix-it: a function of all views has no `dismiss`)"
        case .tooOldSystem:
            "add a leading bar button that dismisses (no fix-it: it runs on systems before iOS 14, which have no `toolbar`)"
        case .hiddenBar:
            "show the bar and add a leading button that dismisses (no fix-it: the bar is hidden too, and a button in it)"
        }
    }
}

extension Subject.Lookalike {
    /// What makes it a way back; nil where that can't be written.
    fileprivate var mending: (words: String, remedy: Remedy)? {
        switch self {
        case .inert(let control):
            BackAction(for: control).ofInert.map {
                ("the `\(control.name.node.text)` in its bar does nothing, make it a button that dismisses", $0)
            }
        case .pushing(let control):
            BackAction(for: control).ofPushing.map {
                ("the `\(control.name.node.text)` that points back pushes a new screen, make it dismiss", $0)
            }
        }
    }
}
