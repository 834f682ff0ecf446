import SwiftUI
import UIKit

@main struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Pears") { PearView() } } }
    }
}

struct PearView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Ripe")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "PearView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Trees") { dismiss() } } }
    }
}

/// It was never switched off: what refuses is the delegate.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = true  // expect: unattached_swipe_back
    }
}
