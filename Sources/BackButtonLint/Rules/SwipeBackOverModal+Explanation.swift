extension Explanation {
    static let swipeBackOverModal = Explanation(
        why: """
            While a sheet, an alert or a full screen cover is up, the stack below it still
            sees touches at the edge. If its swipe begins, the screen that presented goes
            away under what it presents: that hangs in the air, closes without a word, or
            leaves the app frozen. It takes an unlucky thumb, so this is a note.
            """,
        bad: """
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }

                public func gestureRecognizerShouldBegin(
                    _ gestureRecognizer: UIGestureRecognizer
                ) -> Bool {
                    viewControllers.count > 1
                }
            }
            """,
        good: """
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
            An app that presents nothing over its stacks can do without; so can one whose
            sheets leave the stack below in use on purpose, as a map does with its list.
            """,
        fix: """
            `--fix` extends the guard where the delegate and the guard are one type: behind
            what it asks about the stack, or with a first line of its own.
            """
    )
}
