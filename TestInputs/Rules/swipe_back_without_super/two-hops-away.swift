import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {  // expect: swipe_back_without_super
        setUp()
    }

    fileprivate func setUp() {
        navigationBar.prefersLargeTitles = false
        attachSwipe()
    }

    fileprivate func attachSwipe() {
        if #available(iOS 26, *) {
            interactiveContentPopGestureRecognizer?.delegate = self
        }
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
