import SwiftUI
import UIKit

@main struct QuarryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Slate") { SlateView() } } }
    }
}

struct SlateView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Blue-grey")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Quarry") { dismiss() } } }
    }
}

/// No guard at all; the swipe is back all the same.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = nil  // expect: unguarded_swipe_back
    }
}
