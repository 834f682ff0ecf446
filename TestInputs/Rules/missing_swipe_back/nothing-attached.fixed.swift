import SwiftUI
import UIKit

@main struct MillApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Flour") { FlourView() } } }
    }
}

struct FlourView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Type 550")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "FlourView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Mill") { dismiss() } } }
    }
}

/// Half a repair: nobody makes it the delegate.
// expect-below: unattached_swipe_back
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
