extension Explanation {
    static let inertBackButton = Explanation(
        why: """
            A chevron at the start of the bar is a promise. People tap it, nothing happens,
            they tap again, and think that the app hangs. A screen reader reads out an image
            where it should offer a button.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("1 espresso")
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItemGroup(placement: .topBarLeading) {
                                Image(systemName: "chevron.backward")
                                Button("Menu") { dismiss() }
                            }
                        }
                }
            }
            """,
        good: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("1 espresso")
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button("Menu", systemImage: "chevron.backward") { dismiss() }
                            }
                        }
                }
            }
            """,
        exceptions: """
            An icon that only decorates, on a screen that has its way back elsewhere. Another
            symbol serves it better: this one is read as a button by everybody. Where nothing
            on the screen leads back, missing_back_button tells of the icon too, and this
            rule is silent.
            """,
        fix: """
            `--unsafe-fixes` makes the icon the label of a button that dismisses, or gives
            the button that has no action one, with `@Environment(\\.dismiss)` unless the view
            reads it under some name. In a view that holds links it leaves it to you.
            """
    )
}
