extension Explanation {
    static let missingSwipeBack = Explanation(
        why: """
            Whoever hides the back button also switches off the swipe from the edge, even
            where an own button takes its place. Many people go back by that swipe alone: it
            works on every other screen, while the button stands in the corner that is the
            hardest to reach with one hand. To them the screen feels frozen.
            """,
        bad: """
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

            // Once for the whole app. Without the guard a swipe on the first screen of a
            // stack freezes it.
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }

                public func gestureRecognizerShouldBegin(
                    _ gestureRecognizer: UIGestureRecognizer
                ) -> Bool {
                    viewControllers.count > 1 && presentedViewController == nil
                }
            }
            """,
        exceptions: """
            A screen that must not be left, such as one on which a payment is running, says
            so where it hides the button. That silences missing_back_button on it too:

                .navigationBarBackButtonHidden()  // backlint:locked - the payment is running
            """,
        fix: """
            `--unsafe-fixes` creates `UINavigationController+SwipeBack.swift` beside the app's
            `@main` type, once for all its screens, with the guards that keep a swipe from
            freezing the app. In an app with dependencies, one of which may do the same, it
            uses a delegate of its own. Screens that are locked, or whose way back asks first,
            get a modifier that keeps the swipe away from them.

            Editors offer to mark the screen as closed on purpose instead.
            """
    )
}
