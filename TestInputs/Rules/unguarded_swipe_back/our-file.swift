#if os(iOS)
import UIKit

// expect: nothing
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = SwipeBackDelegate.shared
    }
}

private final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = SwipeBackDelegate()

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let stack = gestureRecognizer.view?.next as? UINavigationController else { return false }
        // A swipe on a stack's first screen would freeze the app.
        return stack.viewControllers.count > 1 && stack.presentedViewController == nil
            && stack.transitionCoordinator == nil
    }
}
#endif
