import SwiftUI
import UIKit

@main struct SmithyApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Nails") { NailView() } } }
    }
}

struct NailView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two hundred")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Forge") { dismiss() } } }
    }
}

/// It begins everywhere, also on the root: it is back all the same.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self  // expect: unguarded_swipe_back
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard viewControllers.count > 1, presentedViewController == nil else { return false }
        return true
    }
}
