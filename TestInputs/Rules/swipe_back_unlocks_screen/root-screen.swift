import SwiftUI
import UIKit

@main struct KioskApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { KioskView() } }
    }
}

/// Nothing lies below it.
struct KioskView: View {
    var body: some View {
        Text("Tickets")
            // screen-below: none app root locked
            // backlint:locked - it is all there is
            .navigationBarBackButtonHidden()
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
