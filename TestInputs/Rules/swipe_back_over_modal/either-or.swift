import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self  // expect: swipe_back_over_modal
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer != interactivePopGestureRecognizer || hasScreensBelow
    }

    private var hasScreensBelow: Bool { topViewController !== viewControllers.first }
}
