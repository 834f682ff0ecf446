import UIKit

// expect: nothing
@MainActor func makeStacks() -> [UIViewController] { [TidyStack(), GoneStack()] }

/// What it lets go of when it goes isn't taken away.
final class TidyStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    deinit { interactivePopGestureRecognizer?.delegate = nil }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}

final class GoneStack: UINavigationController {
    deinit { interactivePopGestureRecognizer?.delegate = nil }
}
