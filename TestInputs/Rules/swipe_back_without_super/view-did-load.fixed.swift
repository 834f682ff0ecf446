import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    // expect-below: swipe_back_without_super "`UINavigationController` overrides `viewDidLoad`"
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
