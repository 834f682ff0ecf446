import UIKit

// expect: nothing
@MainActor func makeStack() -> UIViewController { MillStack(rootViewController: UIViewController()) }

final class MillStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
