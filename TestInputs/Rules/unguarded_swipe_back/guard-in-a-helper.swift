import UIKit

// expect: nothing
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayGoBack() && !isCovered
    }
}

extension UINavigationController {
    fileprivate func mayGoBack() -> Bool {
        if isAtStart { return false }
        return true
    }

    fileprivate var isAtStart: Bool { viewControllers.first === topViewController }

    fileprivate var isCovered: Bool { presentedViewController != nil }
}
