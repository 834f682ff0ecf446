extension Explanation {
    static let swipeBackWithoutSuper = Explanation(
        why: """
            An override without `super` leaves out what UIKit does in its place: the stack
            isn't set up as it should be, and code of others that hangs on the same call
            never runs. That shows far from here, in an empty bar or a screen that doesn't
            get the news that it appeared, and only on some systems.
            """,
        bad: """
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
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
            There is hardly one: UIKit asks for `super` in these functions. An override that
            means to leave it out, to keep a parent class of the app's own from running,
            says so there.
            """,
        fix: """
            `--fix` puts the call first into the override, and hands its parameters on. An
            override that gives a value back is left to its author.
            """
    )
}
