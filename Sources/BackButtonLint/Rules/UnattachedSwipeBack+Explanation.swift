extension Explanation {
    static let unattachedSwipeBack = Explanation(
        why: """
            The code looks as if the swipe from the edge were restored, and isn't run: a
            guard that nobody asks, a recognizer that is switched on and still refuses, a
            class without objects. Whoever reads it believes that all is well, while people
            swipe in vain.
            """,
        bad: """
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
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
            What can't be seen from here is left alone: a source that isn't Swift and names
            the recognizer, a class that a storyboard names, a type that is the delegate of
            another recognizer. Code that is kept for later says so there.
            """,
        fix: """
            `--fix` assigns the delegate where a controller says that it is one: in its
            `viewDidLoad`, or in a new one; and it adds what the guard is short of. A class
            that nothing uses, and a recognizer that is only switched on, are left alone.
            """
    )
}
