import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe on a stack's first screen would freeze the app.
        viewControllers.count > 1 && presentedViewController == nil && transitionCoordinator == nil
    }
}  // expect: unattached_swipe_back

@MainActor func makeStack() -> UIViewController {
    UINavigationController(rootViewController: UIViewController())
}
