import UIKit

@MainActor func makeStack() -> UIViewController { UINavigationController(rootViewController: UIViewController()) }

final class SluiceStack: UINavigationController {  // expect: unattached_swipe_back "nothing makes such a stack"
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }
}

/// The class names itself; that makes no stack.
extension SluiceStack: UIGestureRecognizerDelegate {
    static func make() -> SluiceStack { SluiceStack() }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
