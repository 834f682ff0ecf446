import UIKit

/// The name of one module isn't enough.
extension UINavigationController: @retroactive UIKit.UIGestureRecognizerDelegate {  // expect: missing_retroactive
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
