import UIKit

// expect: nothing
@MainActor func makeStack() -> UIViewController { PastureStack() }

final class PastureStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    /// It has nothing to do with the swipe.
    override func viewWillLayoutSubviews() {
        navigationBar.prefersLargeTitles = true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
