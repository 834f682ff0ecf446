import UIKit

@MainActor func makeStack() -> UIViewController { KilnStack(rootViewController: UIViewController()) }

final class KilnStack: UINavigationController, UIGestureRecognizerDelegate {
    // expect-below: swipe_back_without_super "`KilnStack`"
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
        attach(to: hidden)
    }

    private func attach(to isHidden: Bool) {
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
