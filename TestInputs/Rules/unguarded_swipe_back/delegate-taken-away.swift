import UIKit

/// Nobody is asked.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        // expect-below: unguarded_swipe_back "takes the delegate away"
        interactivePopGestureRecognizer?.delegate = nil
    }
}
