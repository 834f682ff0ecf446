import UIKit

extension UINavigationController {  // expect: unattached_swipe_back
    @objc func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}
