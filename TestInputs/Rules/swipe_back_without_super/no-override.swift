import UIKit

// expect: nothing
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    static func repair() {
        guard let original = class_getInstanceMethod(self, #selector(viewDidLoad)),
            let replacement = class_getInstanceMethod(self, #selector(repairedViewDidLoad))
        else { return }
        method_exchangeImplementations(original, replacement)
    }

    @objc func repairedViewDidLoad() {
        repairedViewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
