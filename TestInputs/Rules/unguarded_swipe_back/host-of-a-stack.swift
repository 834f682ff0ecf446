import SwiftUI
import UIKit

@main struct BreweryApp: App {
    var body: some Scene {
        WindowGroup { StackHost(root: Text("Hops")) }
    }
}

struct StackHost<Root: View>: UIViewControllerRepresentable {
    let root: Root

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIHostingController(rootView: root))
        stack.interactivePopGestureRecognizer?.delegate = context.coordinator  // expect: unguarded_swipe_back
        return stack
    }

    func updateUIViewController(_ stack: UINavigationController, context: Context) {}

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { return true }
    }
}
