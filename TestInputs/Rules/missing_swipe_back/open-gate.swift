import SwiftUI
import UIKit

@main struct ToyTrainApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Tracks") { TrackView() } } }
    }
}

struct TrackView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("H0")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Box") { dismiss() } } }
    }
}

@MainActor enum SwipeGate {
    static var isOpen = true
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil && SwipeGate.isOpen
    }
}
