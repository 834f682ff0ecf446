import SwiftUI
import UIKit

@main struct SmithyApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Hammer") { HammerView() } } }
    }
}

struct HammerView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("2 kg")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Smithy") { dismiss() } } }
    }
}

/// One more protocol in the same list.
extension UINavigationController: @retroactive ObservableObject, @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
