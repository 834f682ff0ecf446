extension Explanation {
    static let hiddenBarWithoutWayBack = Explanation(
        why: """
            With the bar goes the back button, and with both the swipe. Where nothing in the
            content leads back people are as stuck as behind a hidden button.
            """,
        bad: """
            struct OrderView: View {
                var body: some View {
                    Text("1 espresso")
                        .toolbar(.hidden, for: .navigationBar)
                }
            }
            """,
        good: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    VStack(alignment: .leading) {
                        Button("Menu", systemImage: "chevron.backward") { dismiss() }
                        Text("1 espresso")
                    }
                    .toolbar(.hidden, for: .navigationBar)
                }
            }
            """,
        exceptions: """
            Screens that code of another language leads back from, and those that end by
            themselves. It is off by default since apps with a header of their own hide the
            bar everywhere.
            """,
        fix: """
            `--unsafe-fixes` deletes the modifier that hides the bar: the system's button and
            the swipe come back with it.
            """
    )
}
