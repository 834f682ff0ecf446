import UIKit

// expect: nothing
func makeStacks() -> [UIViewController] {
    [FordStack(), FerryStack(), BridgeStack(), TunnelStack(), PassStack(), LadderStack()]
}

class GuardedStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        presentedViewController == nil && children.count >= 2
    }
}

final class FordStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if viewControllers.count <= 1 || presentedViewController != nil { return false }
        return true
    }
}

final class FerryStack: GuardedStack {}

final class BridgeStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        visibleViewController != viewControllers[0]
    }
}

final class TunnelStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard presentedViewController == nil else { return false }
        switch viewControllers.count {
        case 0, 1: return false
        default: return true
        }
    }
}

final class PassStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        1 < viewControllers.count && presentedViewController == nil
    }
}

final class LadderStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        navigationBar.backItem != nil && presentedViewController == nil
    }
}
