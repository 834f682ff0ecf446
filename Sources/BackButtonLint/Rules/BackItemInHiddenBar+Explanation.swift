extension Explanation {
    static let backItemInHiddenBar = Explanation(
        why: """
            A button in a bar that isn't drawn can't be tapped. The screen has its back button
            in the code and none on the glass, and with the bar the swipe is gone as well.
            """,
        bad: """
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
                        .toolbar(.hidden, for: .navigationBar)
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
            A bar that code outside of SwiftUI shows again. A bar that is hidden at times, by
            a condition, is left alone.
            """,
        fix: """
            `--unsafe-fixes` deletes the modifier that hides the bar. If the bar is to stay
            away, put the button into the content instead.
            """
    )
}
