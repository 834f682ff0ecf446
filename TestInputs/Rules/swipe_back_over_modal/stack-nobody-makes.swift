import UIKit

/// What never runs does no harm: told once.
// expect-below: unattached_swipe_back
final class SpareStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
