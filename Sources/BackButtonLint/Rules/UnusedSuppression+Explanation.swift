extension Explanation {
    static let unusedSuppression = Explanation(
        why: """
            A directive says that a fault is known. Once the fault is gone the directive
            stays behind, and silences the next one, which nobody knows. One with a slip in
            it silences nothing, though its author believes it does. And a lock without a
            reason can't be lifted: nobody can tell whether it still holds.
            """,
        bad: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    List { Text("1 espresso") }
                        // backlint:disable:next missing_back_button - comes with 2.0
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button("Back") { dismiss() }
                            }
                        }
                }
            }
            """,
        good: """
            struct OrderView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    List { Text("1 espresso") }
                        .navigationBarBackButtonHidden()
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                Button("Back") { dismiss() }
                            }
                        }
                }
            }
            """,
        exceptions: """
            What can't be told is left alone: a directive that names a rule which is off,
            one in a preview or in code that isn't compiled, and those in an app that hides
            no back button and has no code for the swipe. `all` doesn't silence this rule;
            its name does.
            """,
        fix: """
            `--fix` deletes a comment that does nothing, with its line if it stands alone
            there, and the `enable` that ends nothing else. A lock that misses its reason, a
            word that is no directive, and an unknown rule beside a known one are left for
            their author.
            """
    )
}
