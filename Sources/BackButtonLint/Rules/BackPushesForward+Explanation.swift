extension Explanation {
    static let backPushesForward = Explanation(
        why: """
            What points back and pushes puts a new copy of a screen on top of the old one.
            The stack grows with every round, what was typed is gone, and the real way back
            gets longer each time.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    VStack {
                        Text("1 espresso")
                        NavigationLink {
                            Text("The menu")
                        } label: {
                            Label("Back", systemImage: "chevron.backward")
                        }
                    }
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { dismiss() }
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
                                Button("Back", systemImage: "chevron.backward") { dismiss() }
                            }
                        }
                }
            }
            """,
        exceptions: """
            A page turner whose arrow shows the page before as a new screen on purpose. A
            button with a cross, a house or other words is left alone, and so is one that
            replaces the root.
            """,
        fix: """
            `--unsafe-fixes` makes a button of the link, or lets the button dismiss where it
            does nothing but push, with `@Environment(\\.dismiss)` unless the view reads it
            under some name. In a view that holds other links it leaves it to you.
            """
    )
}
