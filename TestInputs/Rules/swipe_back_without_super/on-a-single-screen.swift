import UIKit

/// A controller of one screen has its own things to set up.
final class GlazeController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {  // expect: swipe_back_without_super
        guard let swipe = navigationController?.interactivePopGestureRecognizer else { return }
        swipe.delegate = nil
    }
}
