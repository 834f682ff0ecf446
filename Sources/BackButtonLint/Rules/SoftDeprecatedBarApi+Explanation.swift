extension Explanation {
    static let softDeprecatedBarApi = Explanation(
        why: """
            The old names still compile, without a warning, and do less: `navigationBarItems`
            replaces all items of the bar at once and animates none, `presentationMode` makes
            views draw themselves anew whenever the screen comes or goes.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("1 espresso")
                        .navigationBarBackButtonHidden()
                        .navigationBarItems(leading: Button("Menu") { dismiss() })
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
            It speaks only where the app's oldest system is known: from its project, its
            package, or `deploymentTarget` in the configuration. It is off by default since
            nothing breaks.
            """,
        fix: """
            `--fix` writes the successor: the newer placement, a `toolbar` with the same
            items, or `dismiss` where `presentationMode` is asked for nothing else.
            """
    )
}
