import UIKit

@MainActor func makeStack() -> UIViewController { HayStack(rootViewController: UIViewController()) }

final class HayStack: UINavigationController, UIGestureRecognizerDelegate {
    var isSwipeClosed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self  // expect: swipe_back_over_modal "`HayStack`"
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard presentedViewController == nil else { return false }
        return isSwipeClosed ? false : viewControllers.count > 1
    }
}

final class NeedleController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (navigationController as? HayStack)?.isSwipeClosed = true
    }
}
