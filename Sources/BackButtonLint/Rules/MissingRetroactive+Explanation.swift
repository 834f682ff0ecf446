extension Explanation {
    static let missingRetroactive = Explanation(
        why: """
            An app that makes UIKit's class conform to UIKit's protocol takes a right that
            is UIKit's: should the system do the same one day, one of the two would win by
            chance, and the swipe stop working for people who updated. `@retroactive` says
            that this is known; without it the compiler warns, and the warning hides others.
            On a class of one's own the word is wrong, and Swift 6 refuses it.
            """,
        bad: """
            extension UINavigationController: UIGestureRecognizerDelegate {
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
            Compilers before Swift 6 (Xcode 15 and older) don't know the word. Code that has
            to compile there too can name the modules instead, which says the same:
            `UIKit.UINavigationController: UIKit.UIGestureRecognizerDelegate`. That, and a
            conformance in both branches of an `#if`, is left alone. The rule is off unless
            it is enabled, since the compiler says much of it.
            """,
        fix: """
            `--fix` writes the word before the protocol, or deletes it from the list of a
            class of the module's own. Nothing but the compiler's warning changes.
            """
    )
}
