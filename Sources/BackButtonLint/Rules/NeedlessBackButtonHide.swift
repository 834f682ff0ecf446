extension Rule {
    /// A hide on a screen that has no back button.
    static let needlessBackButtonHide = Rule(
        id: "needless_back_button_hide",
        isOn: true,
        severity: .note,
        concern: .code,
        summary: "the screen is presented or the first of its stack: there is no back button to hide",
        explanation: .needlessBackButtonHide,
        fix: "delete the call",
        check: .screens { verdict in
            guard verdict.hides != .never, !verdict.isLocked, verdict.hasUIKitNavigation, !verdict.isUndone else {
                return []
            }
            guard verdict.isWrapper else {
                return verdict.reached.answer.isOnAStack
                    ? [] : [finding(at: verdict.site, verdict.screen, verdict.reached, deletes: verdict.site)]
            }
            let needless = verdict.uses.filter { !$0.reached.answer.isOnAStack }
            if let first = needless.first, needless.count == verdict.uses.count {
                return [finding(at: verdict.site, verdict.screen, first.reached, deletes: verdict.site)]
            }
            return needless.map { use in
                var finding = finding(at: use.site, use.screen, use.reached, deletes: nil)
                finding.steps.append(Trail.Step(place: verdict.site, reason: .hidesInWrapper, parent: nil))
                return finding
            }
        }
    )

    private static func finding(
        at place: Place, _ screen: String, _ reached: Verdict<Reached>, deletes hide: Place?
    ) -> Finding {
        let how =
            reached.answer == .presented ? "is presented, not pushed" : "is the first view of its stack, tab or window"
        var remedy = Remedy(message: "delete the call", isSafe: false)
        if let hide, let call = hide.node.parent?.ownLink?.call {
            remedy.edits = [ModifierDeletion.change(of: hide.at(call))].compactMap { $0 }
        }
        return Finding(
            place: place, screen: screen,
            message: "`\(screen)` \(how): there is no back button to hide",
            steps: reached.steps, remedies: remedy.edits.isEmpty ? [] : [remedy])
    }
}
