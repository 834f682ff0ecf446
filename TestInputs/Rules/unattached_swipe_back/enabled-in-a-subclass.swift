import UIKit

@MainActor func makeStack() -> UIViewController { LockStack(rootViewController: UIViewController()) }

final class LockStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if let swipe = interactivePopGestureRecognizer {
            swipe.isEnabled = true  // expect: unattached_swipe_back "`LockStack`"
        }
    }
}
