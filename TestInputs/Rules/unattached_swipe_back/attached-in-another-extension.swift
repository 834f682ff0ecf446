import UIKit

// expect: nothing
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        let swipe = interactivePopGestureRecognizer
        swipe?.delegate = self
    }
}
