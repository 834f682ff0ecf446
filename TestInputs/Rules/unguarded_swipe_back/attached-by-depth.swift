import UIKit

// expect: nothing
@MainActor func makeStack() -> UIViewController { QuayStack(rootViewController: UIViewController()) }

final class QuayStack: UINavigationController, UINavigationControllerDelegate {
    private weak var system: (any UIGestureRecognizerDelegate)?

    override func viewDidLoad() {
        super.viewDidLoad()
        system = interactivePopGestureRecognizer?.delegate
        delegate = self
    }

    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        if screen == viewControllers.first {
            interactivePopGestureRecognizer?.delegate = system
        } else {
            interactivePopGestureRecognizer?.delegate = nil
        }
    }
}
