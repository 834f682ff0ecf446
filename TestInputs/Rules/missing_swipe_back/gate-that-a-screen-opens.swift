import SwiftUI
import UIKit

@main struct WeirApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Pond") { PondView() } } }
    }
}

struct PondView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("3 ha")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Weir") { dismiss() } } }
            .onAppear { WeirGate.isOpen = true }
    }
}

@MainActor enum WeirGate {
    static var isOpen = false
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil && WeirGate.isOpen
    }
}
