import SwiftUI
import UIKit

@main struct DistilleryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Gin") { GinView() } } }
    }
}

struct GinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Juniper")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Still") { dismiss() } } }
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self as? UIGestureRecognizerDelegate
    }
}
