extension Explanation {
    static let unguardedSwipeBack = Explanation(
        why: """
            A stack's first screen has nothing below it. If the swipe from the edge begins
            there all the same, UIKit starts to go back to nowhere: the screen stays, but
            answers no touch any more, or the next link hangs. People swipe there by chance,
            since they do so on every other screen, and have to quit the app.
            """,
        bad: """
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
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
            Code that attaches the delegate to single screens is left alone, as none of them
            may be the first. So is a guard that asks what isn't in the sources. A stack
            that always starts with two screens needs no guard; say so there.
            """,
        fix: """
            `--fix` adds a guard to a controller that is its own delegate, or a first line
            to the guard that it has. Where the delegate is `nil` or an object of its own,
            how that gets to know the stack is left to its author.
            """
    )
}
