import UIKit

@MainActor func makeStack() -> UIViewController { WeirStack(rootViewController: UIViewController()) }

final class WeirStack: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // Of the stack, not of the swipe.
        delegate = self
    }
}

extension WeirStack: UIGestureRecognizerDelegate {  // expect: unattached_swipe_back "`WeirStack`"
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
