extension Explanation {
    static let swipeBackUnlocksScreen = Explanation(
        why: """
            The swipe from the edge goes back whatever the screen thinks of it. Where the
            button asks "Discard your changes?", the swipe discards them without a word;
            where nobody should leave, since a payment is running, it leaves. People swipe
            out of habit, and what they typed is gone.
            """,
        bad: """
            struct OrderView: View {
                var body: some View {
                    Text("Paying...")
                        .navigationBarBackButtonHidden()  // backlint:locked - a payment runs
                }
            }

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
        good: """
            struct OrderView: View {
                var body: some View {
                    Text("Paying...")
                        .navigationBarBackButtonHidden()  // backlint:locked - a payment runs
                        .onAppear { SwipeGate.isOpen = false }
                        .onDisappear { SwipeGate.isOpen = true }
                }
            }

            @MainActor enum SwipeGate {
                static var isOpen = true
            }

            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }

                public func gestureRecognizerShouldBegin(
                    _ gestureRecognizer: UIGestureRecognizer
                ) -> Bool {
                    viewControllers.count > 1 && presentedViewController == nil
                        && SwipeGate.isOpen
                }
            }
            """,
        exceptions: """
            A guard that asks the screen is taken at its word: a flag that screens set, or
            what the top controller says. So is a screen that switches the recognizer off
            itself. A dialog that only wishes a nice day is worth no lock; say so there.
            """,
        fix: nil
    )
}
