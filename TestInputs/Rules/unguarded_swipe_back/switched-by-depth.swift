import UIKit

// expect: nothing
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = nil
        delegate = StackWatcher.shared
    }
}

@MainActor final class StackWatcher: NSObject, UINavigationControllerDelegate {
    static let shared = StackWatcher()

    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        stack.interactivePopGestureRecognizer?.isEnabled = stack.viewControllers.count > 1
    }
}
