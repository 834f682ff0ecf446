import UIKit

/// Only says how the swipe gets on with other gestures.
@MainActor final class EdgeKeeper: NSObject, UIGestureRecognizerDelegate {
    static let shared = EdgeKeeper()

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = EdgeKeeper.shared  // expect: unguarded_swipe_back
        if #available(iOS 26, *) {
            interactiveContentPopGestureRecognizer?.delegate = EdgeKeeper.shared
        }
    }
}
