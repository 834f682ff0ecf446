extension Explanation {
    static let plainBackReplacement = Explanation(
        why: """
            A bare chevron that dismisses is what the system draws by itself, without words
            from iOS 26 on. The system's button also opens the history on a long press, keeps
            the swipe, turns around with the language, and is read out with its title.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("1 espresso")
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button {
                                    dismiss()
                                } label: {
                                    Image(systemName: "chevron.backward")
                                }
                            }
                        }
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
            A brand that wants its own arrow on older systems. It is off by default since that
            is a matter of taste.
            """,
        fix: """
            `--unsafe-fixes` deletes the hide and the item where both stand in one chain and
            the item is alone in its toolbar; elsewhere it leaves them to you.
            """
    )
}
