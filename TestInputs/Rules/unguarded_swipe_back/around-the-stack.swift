import SwiftUI
import UIKit

@main struct SawmillApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Text("Planks") }
                .background(EdgeSwipe())
        }
    }
}

/// It finds the controller of the stack that it is put on, with all its screens.
struct EdgeSwipe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        DispatchQueue.main.async {
            probe.navigationController?.interactivePopGestureRecognizer?.delegate = nil  // expect: unguarded_swipe_back
        }
    }
}
