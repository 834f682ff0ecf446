import UIKit

/// Nothing says when a swipe may begin.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        // expect-below: unguarded_swipe_back "`UINavigationController` lets a swipe back begin on a stack's first"
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer == interactivePopGestureRecognizer
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe on a stack's first screen would freeze the app.
        viewControllers.count > 1 && presentedViewController == nil && transitionCoordinator == nil
    }
}
