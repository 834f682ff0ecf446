import SwiftUI
import UIKit

@MainActor final class FerryCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func start() {
        stack.setViewControllers([UIHostingController(rootView: HarbourView())], animated: false)
    }

    func startInTheMiddle() {
        let lighthouse = UIHostingController(rootView: LighthouseView())
        let berth = UIHostingController(rootView: BerthView())
        stack.setViewControllers([lighthouse, berth], animated: false)
    }
}

/// The only one of its stack.
struct HarbourView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("Dagebüll") }
}

/// Of several the first.
struct LighthouseView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("41 m") }
}

struct BerthView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "BerthView", missing_swipe_back
    var body: some View {
        Text("Berth 2").navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
    }
}
