extension Explanation {
    static let needlessBackButtonHide = Explanation(
        why: """
            Only a pushed screen has a back button. On a sheet, a cover, a tab or the first
            screen of a stack the call does nothing, and who reads the code looks for a push
            that isn't there. Once somebody does push the screen it is a trap.
            """,
        bad: """
            struct OrderView: View {
                @State private var showsReceipt = false

                var body: some View {
                    Button("Receipt") { showsReceipt = true }
                        .sheet(isPresented: $showsReceipt) { ReceiptView() }
                }
            }

            struct ReceiptView: View {
                var body: some View {
                    Text("3.20")
                        .navigationBarBackButtonHidden()
                }
            }
            """,
        good: """
            struct OrderView: View {
                @State private var showsReceipt = false

                var body: some View {
                    Button("Receipt") { showsReceipt = true }
                        .sheet(isPresented: $showsReceipt) { ReceiptView() }
                }
            }

            struct ReceiptView: View {
                var body: some View {
                    Text("3.20")
                }
            }
            """,
        exceptions: """
            A view of a library, which others may push. Where it can't be told how a screen
            is reached nothing is said.
            """,
        fix: """
            `--unsafe-fixes` deletes the call, with its line if it has one of its own.
            """
    )
}
