import UIKit

/// What it asks is the same on every screen.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self  // expect: unguarded_swipe_back
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isBusy { return false }
        return hasScreens && SwipeSetting.isOpen
    }

    private var isBusy: Bool { transitionCoordinator != nil }

    private var hasScreens: Bool { viewControllers.count >= 1 }
}

/// Nobody ever changes it.
enum SwipeSetting {
    static let isOpen = true
}
