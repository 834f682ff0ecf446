import SwiftUI
import UIKit

@main struct SkiApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Slopes") { SlopeView() } } }
    }
}

struct SlopeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Black")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Lift") { dismiss() } } }
    }
}

/// A pan of its own drives the system's transition, on every stack.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let system = interactivePopGestureRecognizer else { return }
        system.isEnabled = false
        let pan = UIPanGestureRecognizer(
            target: system.delegate,
            action: Selector(("handleNavigationTransition:"))
        )
        view.addGestureRecognizer(pan)
    }
}
