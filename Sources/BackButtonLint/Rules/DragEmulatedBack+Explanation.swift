extension Explanation {
    static let dragEmulatedBack = Explanation(
        why: """
            The system's swipe follows the finger, shows the screen below, and can be taken
            back. A drag that dismisses does none of that, begins anywhere, gets in the way of
            lists and sliders, and goes the wrong way where people read from right to left.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("1 espresso")
                        .gesture(
                            DragGesture().onEnded { drag in
                                if drag.translation.width > 80 { dismiss() }
                            })
                }
            }
            """,
        good: """
            struct OrderView: View {
                var body: some View {
                    Text("1 espresso")
                }
            }
            """,
        exceptions: """
            A picture viewer or a card that is thrown away: there the drag is the point of the
            screen. It is off by default since only its author can tell.
            """,
        fix: nil
    )
}
