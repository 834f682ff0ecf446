import SwiftUI
import UIKit

@main struct VineyardApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Riesling") { RieslingView() } } }
    }
}

struct RieslingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Steep slope")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hill") { dismiss() } } }
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count >= 2 && presentedViewController == nil
    }
}
