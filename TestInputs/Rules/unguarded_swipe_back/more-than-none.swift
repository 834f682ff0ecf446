import UIKit

/// The first screen is a controller too.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self  // expect: unguarded_swipe_back
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !viewControllers.isEmpty else { return false }
        return viewControllers.count > 0 && self.presentedViewController == nil
    }
}
