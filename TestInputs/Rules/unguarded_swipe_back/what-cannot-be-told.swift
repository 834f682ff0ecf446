import Kit
import UIKit

// expect: nothing
@MainActor func makeStacks() -> [UIViewController] { [FlagStack(), KitStack(), OuterStack(), ParentStack()] }

/// A flag that screens set may be false on the first one.
final class FlagStack: UINavigationController, UIGestureRecognizerDelegate {
    var isSwipeOpen = true

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isSwipeOpen }
}

final class FirstScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? FlagStack)?.isSwipeOpen = false
    }
}

/// What a package's function says isn't in the sources.
final class KitStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { Kit.maySwipe(self) }
}

/// Nor is what a package's delegate does.
final class OuterStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = KitSwipeDelegate.shared
    }
}

/// Nor what its parent class from a package does.
final class ParentStack: UINavigationController {
    private let keeper = Keeper()

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = keeper
    }
}

final class Keeper: KitKeeper {}
