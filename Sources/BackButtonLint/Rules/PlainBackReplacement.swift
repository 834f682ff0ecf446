extension Rule {
    /// An own back button that is worse than the system's.
    static let plainBackReplacement = Rule(
        id: "plain_back_replacement",
        isOn: false,
        severity: .note,
        concern: .code,
        summary: "the own back button is a bare chevron that only dismisses, as the system's would",
        explanation: .plainBackReplacement,
        fix: "delete the hide and the item",
        check: .screens { verdict in
            guard verdict.exemption == nil, !verdict.isWrapper, let plain = verdict.faults.plain else { return [] }
            var remedy = Remedy(message: "delete the hide and the item", isSafe: false)
            let hide = verdict.site.node.parent?.ownLink?.call.map(verdict.site.at)
            if let hide, let modifier = plain.modifier, modifier.node.parent == hide.node.parent {
                let edits = [hide, modifier].compactMap(ModifierDeletion.change)
                if edits.count == 2 { remedy.edits = edits.sorted { $0.range.start < $1.range.start } }
            }
            return [
                Finding(
                    place: verdict.site, screen: verdict.screen,
                    message:
                        "`\(verdict.screen)` replaces the system's back button with a bare chevron: the system's own "
                        + "also keeps the swipe, the history and its label",
                    steps: verdict.wayBack.steps, remedies: remedy.edits.isEmpty ? [] : [remedy])
            ]
        }
    )
}
