// The part of UIKit that the swipe back is made of: names and signatures, no bodies that run.
@_exported import ObjectiveC

@objc @preconcurrency @MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
}

@objc @preconcurrency @MainActor open class UIView: UIResponder {}

@objc @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var view: UIView? { nil }
    open var isEnabled: Bool {
        get { true }
        set {}
    }
}

@objc @preconcurrency @MainActor public protocol UIGestureRecognizerDelegate {
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

@objc @preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator {}

@objc @preconcurrency @MainActor open class UIViewController: UIResponder {
    @objc open dynamic func viewDidLoad() {}
    open var presentedViewController: UIViewController? { nil }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

@objc @preconcurrency @MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles: Bool {
        get { false }
        set {}
    }
}

@objc @preconcurrency @MainActor open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] {
        get { [] }
        set {}
    }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var navigationBar: UINavigationBar { fatalError() }
}
