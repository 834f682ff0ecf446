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
}
