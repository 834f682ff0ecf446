extension Rule {
    /// A drag that does what the swipe from the edge would.
    static let dragEmulatedBack = Rule(
        id: "drag_emulated_back",
        isOn: false,
        severity: .note,
        summary: "a drag over the whole screen stands in for the swipe from the edge",
        explanation: .dragEmulatedBack,
        fix: nil,
        needles: ["DragGesture"],
        check: .dragExits { drag in
            [
                Finding(
                    place: drag.name, screen: drag.screen,
                    message:
                        "a drag anywhere on `\(drag.screen)` leaves it: restore the system's swipe from the edge instead",
                    steps: drag.wayBack.steps)
            ]
        }
    )
}
