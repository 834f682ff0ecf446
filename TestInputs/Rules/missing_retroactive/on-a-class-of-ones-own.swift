import UIKit

@MainActor func makeStack() -> UIViewController { GlassStack(rootViewController: UIViewController()) }

class GlassStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }
}

// expect-below: missing_retroactive "delete `@retroactive`"
extension GlassStack: @retroactive UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
