// The part of UIKit that coordinators and the swipe back are made of: names and signatures, no bodies that run.
@_exported import Foundation

@objc @preconcurrency @MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
}

@objc @preconcurrency @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    open var isHidden: Bool {
        get { false }
        set {}
    }
    open func layoutIfNeeded() {}
}

@objc @preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        get { nil }
        set {}
    }
    open func makeKeyAndVisible() {}
}

@objc @preconcurrency @MainActor open class UIViewController: UIResponder {
    public override init() {}
    open var view: UIView! {
        get { nil }
        set {}
    }
    open var title: String? {
        get { nil }
        set {}
    }
    open var isModalInPresentation: Bool {
        get { false }
        set {}
    }
    @objc open dynamic func viewDidLoad() {}
    @objc open dynamic func viewWillAppear(_ animated: Bool) {}
    @objc open dynamic func viewDidAppear(_ animated: Bool) {}
    @objc open dynamic func viewWillDisappear(_ animated: Bool) {}
    open var presentedViewController: UIViewController? { nil }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var navigationController: UINavigationController? { nil }
    open var navigationItem: UINavigationItem { fatalError() }
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@objc @preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator {}

@objc @preconcurrency @MainActor open class UINavigationController: UIViewController {
    public override init() {}
    public init(rootViewController: UIViewController) {}
    open var viewControllers: [UIViewController] {
        get { [] }
        set {}
    }
    open var topViewController: UIViewController? { nil }
    open var visibleViewController: UIViewController? { nil }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    open var navigationBar: UINavigationBar { fatalError() }
    open var isNavigationBarHidden: Bool {
        get { false }
        set {}
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { nil }
        set {}
    }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

@objc @preconcurrency @MainActor public protocol UINavigationControllerDelegate {}
