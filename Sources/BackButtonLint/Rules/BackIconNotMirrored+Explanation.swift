extension Explanation {
    static let backIconNotMirrored = Explanation(
        why: """
            Where people read from right to left, back is to the right. `chevron.left` goes on
            pointing to the left there, and so away from where the screen came from.
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
                                    Image(systemName: "chevron.left")
                                }
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
        exceptions: """
            An app that is there in no language written from right to left; that is why it is
            off by default. `flipsForRightToLeftLayoutDirection(true)` on the icon does too.
            """,
        fix: """
            `--unsafe-fixes` writes the symbol's name that turns around, in the constant if
            the name comes from one.
            """
    )
}
