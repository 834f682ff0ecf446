import SwiftUI
import UIKit

@main struct DepotApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Bus") { BusView() }
                }
            }
        }
    }
}

/// While it is hidden the bar has no way back at all; at other times the system's own doesn't ask.
struct BusView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false
    @State private var isDriving = false

    var body: some View {
        Toggle("Drive", isOn: $isDriving)
            // screen-below: leading app pushed conditional
            .navigationBarBackButtonHidden(isDriving)
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Depot") { isAsking = true } } }
            .alert("Leave the bus?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
