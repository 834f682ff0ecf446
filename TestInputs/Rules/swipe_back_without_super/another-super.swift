import UIKit

/// It calls what another function overrides.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidAppear(_ animated: Bool) {  // expect: swipe_back_without_super
        super.viewWillAppear(animated)
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
