extension Explanation {
    static let backButtonNotLeading = Explanation(
        why: """
            The way back is where people look without thinking: at the start of the bar.
            A button elsewhere has to be searched for, on every visit, and a screen reader
            comes to it late. It works all the same, so this is a note.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    VStack {
                        Text("1 espresso")
                        Button("Back to the menu") { dismiss() }
                    }
                    .navigationBarBackButtonHidden()
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
                                Button("Menu") { dismiss() }
                            }
                        }
                }
            }
            """,
        exceptions: """
            An end of the road, such as "Your order is on its way", may want one large
            button in the middle and nothing in the bar. A team with its own header on all
            screens does better to switch the rule off.
            """,
        fix: nil
    )
}
