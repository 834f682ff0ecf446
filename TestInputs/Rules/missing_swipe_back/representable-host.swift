import SwiftUI
import UIKit

@main struct CinemaApp: App {
    var body: some Scene {
        WindowGroup { StackHost { Foyer() } }
    }
}

/// A stack of UIKit's around the whole app, whose recognizer asks the coordinator.
struct StackHost<Root: View>: UIViewControllerRepresentable {
    @ViewBuilder let root: () -> Root

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIHostingController(rootView: root()))
        context.coordinator.stack = stack
        stack.interactivePopGestureRecognizer?.delegate = context.coordinator
        return stack
    }

    func updateUIViewController(_ stack: UINavigationController, context: Context) {}

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        weak var stack: UINavigationController?

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let stack else { return false }
            return stack.viewControllers.count > 1 && stack.presentedViewController == nil
        }
    }
}

struct Foyer: View {
    var body: some View { NavigationLink("Screen 1") { FilmView() } }
}

struct FilmView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("The Third Reel")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Foyer") { dismiss() } } }
    }
}
