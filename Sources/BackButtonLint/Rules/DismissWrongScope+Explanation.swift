extension Explanation {
    static let dismissWrongScope = Explanation(
        why: """
            `dismiss` takes away the view that declares it. Called from a view that this one
            pushes or presents, it takes away both, or does nothing at all: people tap Close
            and land two screens back, or stay where they are.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss
                @State private var showsReceipt = false

                var body: some View {
                    Button("Receipt") { showsReceipt = true }
                        .navigationDestination(isPresented: $showsReceipt) {
                            Text("3.20")
                                .navigationBarBackButtonHidden()
                                .toolbar {
                                    ToolbarItem(placement: .topBarLeading) {
                                        Button("Order") { dismiss() }
                                    }
                                }
                        }
                }
            }
            """,
        good: """
            struct OrderView: View {
                @State private var showsReceipt = false

                var body: some View {
                    Button("Receipt") { showsReceipt = true }
                        .navigationDestination(isPresented: $showsReceipt) { ReceiptView() }
                }
            }

            struct ReceiptView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("3.20")
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button("Order") { dismiss() }
                            }
                        }
                }
            }
            """,
        exceptions: """
            A last step that is to take the whole flow away. Hand it on by name then, such as
            `onFinish: { dismiss() }`: what is handed on is taken to be meant. So is what also
            clears the flag that shows the view.
            """,
        fix: nil
    )
}
