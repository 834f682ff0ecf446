extension Rule {
    /// A control that dismisses the view behind the one it stands on.
    static let dismissWrongScope = Rule(
        id: "dismiss_wrong_scope",
        isOn: true,
        severity: .warning,
        summary: "a control on a pushed or presented view dismisses the view that it came from",
        explanation: .dismissWrongScope,
        fix: nil,
        check: .dismissals { dismissal in
            let how = dismissal.isPushed ? "pushes" : "presents"
            return Finding(
                place: dismissal.name, screen: dismissal.screen,
                message:
                    "`\(dismissal.name.node.text)` belongs to `\(dismissal.screen)`, which \(how) this view: it takes "
                    + "that one away, or nothing; declare it in the view that is to go",
                steps: [
                    Trail.Step(place: dismissal.declaration, reason: .declaredHere, parent: nil),
                    Trail.Step(
                        place: dismissal.opener, reason: dismissal.isPushed ? .pushedHere : .presentedHere, parent: nil),
                ])
        }
    )
}
