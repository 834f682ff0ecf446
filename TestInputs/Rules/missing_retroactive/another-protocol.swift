import UIKit

// expect: nothing
extension UINavigationController: Marked {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = Keeper.shared
    }
}

protocol Marked {}

@MainActor final class Keeper: NSObject, UIGestureRecognizerDelegate {
    static let shared = Keeper()

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stack = recognizer.view?.next as? UINavigationController else { return false }
        return stack.viewControllers.count > 1 && stack.presentedViewController == nil
    }
}
