import UIKit

// expect: nothing
#if compiler(>=6.0)
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {}
#else
extension UINavigationController: UIGestureRecognizerDelegate {}
#endif

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
