import UIKit

/// Delegate and guard in one, and the stack by a name of its own.
@MainActor final class EdgeKeeper: NSObject, UIGestureRecognizerDelegate {
    static let shared = EdgeKeeper()

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stack = recognizer.view?.next as? UINavigationController else { return false }
        return stack.viewControllers.count > 1 && stack.presentedViewController == nil
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = EdgeKeeper.shared  // expect: swipe_back_over_modal
    }
}
