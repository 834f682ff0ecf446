import UIKit

@MainActor func makeStack() -> UIViewController { PotStack(rootViewController: UIViewController()) }

final class PotStack: UINavigationController, UIGestureRecognizerDelegate {
    // expect-below: swipe_back_without_super
    override func popViewController(animated: Bool) -> UIViewController? {
        interactivePopGestureRecognizer?.delegate = self
        return nil
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
