import UIKit

// expect: nothing
extension UIViewController: UIGestureRecognizerDelegate {
    func attach(to stack: UINavigationController) {
        stack.interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        navigationController?.viewControllers.count ?? 0 > 1
    }
}
