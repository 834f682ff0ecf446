import SwiftUI
import UIKit

// expect: nothing
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}

struct Attacher: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        guard let stack = probe.navigationController else { return }
        stack.interactivePopGestureRecognizer?.delegate = stack
    }
}
