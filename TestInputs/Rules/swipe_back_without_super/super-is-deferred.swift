import UIKit

// expect: nothing
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLayoutSubviews() {
        defer { super.viewDidLayoutSubviews() }
        guard let swipe = interactivePopGestureRecognizer else { return }
        swipe.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
