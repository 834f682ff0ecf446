import UIKit

/// UIKit asks for no `super` here.
// expect: nothing
final class FieldController: UIViewController {
    override func loadView() {
        view = UIView()
        navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }
}
