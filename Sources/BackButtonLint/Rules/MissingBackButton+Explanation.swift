extension Explanation {
    static let missingBackButton = Explanation(
        why: """
            `navigationBarBackButtonHidden()` takes the back button away, and with it the
            swipe from the edge. Unless the screen has a way back of its own, nothing on it
            leads anywhere: people have to quit the app, and what they were doing is lost.
            """,
        bad: """
            struct OrderView: View {
                var body: some View {
                    List { Text("1 espresso") }
                        .navigationBarBackButtonHidden()
                }
            }
            """,
        good: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    List { Text("1 espresso") }
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button(action: { dismiss() }) {
                                    Image(systemName: "chevron.backward")
                                }
                            }
                        }
                }
            }
            """,
        exceptions: """
            A screen that must not be left, such as one on which a payment is running, says
            so where it hides the button. That silences missing_swipe_back on it too:

                .navigationBarBackButtonHidden()  // backlint:locked - the payment is running
            """,
        fix: """
            `--unsafe-fixes` adds a leading item whose button dismisses: behind the hide, or
            in the toolbar that its chain has already, and `@Environment(\\.dismiss)` unless
            the view reads it under some name. A view that holds links gets a small view of
            its own for it, since reading `dismiss` makes some systems evaluate such views
            without end. Where a screen is hidden at its push, the pushed view gets the item.

            Editors offer to mark the screen as closed on purpose instead.
            """
    )
}
