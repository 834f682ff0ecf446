import UIKit

@MainActor private final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = SwipeBackDelegate()

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stack = recognizer.view?.next as? UINavigationController else { return false }
        return stack.viewControllers.count > 1 && stack.presentedViewController == nil
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = SwipeBackDelegate.shared
    }
}
