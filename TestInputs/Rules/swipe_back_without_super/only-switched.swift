import UIKit

/// It attaches nothing.
// expect: nothing
final class FenceController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}
