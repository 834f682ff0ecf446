import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewWillAppear(_ animated: Bool) {  // expect: swipe_back_without_super
        // As soon as it shows.
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
