import SwiftUI
import UIKit

@main struct SluiceApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Lock") { LockView() } } }
    }
}

struct LockView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("12 m")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Canal") { dismiss() } } }
    }
}

/// Nobody ever opens it.
@MainActor enum SluiceGate {
    static var isOpen = false
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && SluiceGate.isOpen
    }
}
