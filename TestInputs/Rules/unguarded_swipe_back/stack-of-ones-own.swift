import UIKit

@MainActor func makeStack() -> UIViewController { CanalStack(rootViewController: UIViewController()) }

final class CanalStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        prepareSwipe()
    }

    private func prepareSwipe() {
        guard let swipe = interactivePopGestureRecognizer else { return }
        swipe.isEnabled = true
        swipe.delegate = self  // expect: unguarded_swipe_back "`CanalStack`"
    }

    // A running push is no reason to be on the first screen.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer == interactivePopGestureRecognizer else { return true }
        return transitionCoordinator == nil
    }
}
