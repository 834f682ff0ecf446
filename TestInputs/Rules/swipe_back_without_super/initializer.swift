import UIKit

// expect: nothing
@MainActor func makeStack() -> UIViewController { MeadowStack() }

final class MeadowStack: UINavigationController, UIGestureRecognizerDelegate {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        interactivePopGestureRecognizer?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
