import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {}  // expect: unattached_swipe_back

@MainActor func makeStack() -> UIViewController {
    UINavigationController(rootViewController: UIViewController())
}
