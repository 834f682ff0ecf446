import UIKit

@MainActor func makeStack() -> UIViewController { SandStack(rootViewController: UIViewController()) }

// expect-below: missing_retroactive "`SandStack`"
final class SandStack: UINavigationController, @retroactive UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
