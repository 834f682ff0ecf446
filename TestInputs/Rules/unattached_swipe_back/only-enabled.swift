import UIKit

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        // expect-below: unattached_swipe_back "only switches the recognizer of the swipe back on"
        interactivePopGestureRecognizer?.isEnabled = true
    }
}
