import UIKit

/// It is switched off somewhere, and on again here.
// expect: nothing
extension UINavigationController {
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        interactivePopGestureRecognizer?.isEnabled = true
    }
}

final class PaymentController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}
