import UIKit

// expect: nothing
final class UINavigationControllerHost: UIViewController, UIGestureRecognizerDelegate {
    private let stack = UINavigationController()

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { stack.viewControllers.count > 1 }
}
