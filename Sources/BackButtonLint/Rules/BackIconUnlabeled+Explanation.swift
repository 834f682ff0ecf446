extension Explanation {
    static let backIconUnlabeled = Explanation(
        why: """
            Of an image of the app's own a screen reader knows nothing but the name of its
            file: "ic underscore arrow 24". The system's symbols bring words along.
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
                                    Image("ic_arrow_24")
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
                                    Image("ic_arrow_24")
                                }
                                .accessibilityLabel("Back")
                            }
                        }
                }
            }
            """,
        exceptions: """
            An image whose name is a key of the app's strings, which SwiftUI then reads out.
            It is off by default since that can't be seen in the sources.
            """,
        fix: """
            `--unsafe-fixes` adds `.accessibilityLabel("Back")` to the button; the app's
            strings may want a line for it.
            """
    )
}
