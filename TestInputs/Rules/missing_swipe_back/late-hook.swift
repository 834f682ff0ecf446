import SwiftUI
import UIKit

/// Attaches itself whenever the stack lays out.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // expect-below: swipe_back_over_modal
        [interactivePopGestureRecognizer].forEach { $0?.delegate = self }
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

struct Ropewalk: View {
    var body: some View {
        NavigationStack { NavigationLink("Hemp") { HempView() } }
    }
}

struct HempView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Long")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Walk") { dismiss() } } }
    }
}
