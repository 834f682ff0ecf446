#if canImport(UIKit)
    import UIKit

    extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
        }

        public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1 && presentedViewController == nil
        }
    }
#endif
