import SwiftUI
import UIKit

@main struct FoundryApp: App {
    private let router = FoundryRouter()

    var body: some Scene {
        WindowGroup {
            NavigationStack { NavigationLink("Mould") { MouldView(router: router) } }
        }
    }
}

/// What is handed to it is on another screen, which its buttons close.
struct MouldView: View {
    @Environment(\.dismiss) private var dismiss
    let router: FoundryRouter

    var body: some View {
        Button("Pour") {
            router.presentWarning(
                text: "1400 °C",
                onCancel: { router.dismiss(animated: true) },
                onPour: {
                    router.dismiss(animated: true)
                    router.pour()
                })
        }
        // screen-below: none none pushed // expect-below: missing_back_button "MouldView", missing_swipe_back
        .navigationBarBackButtonHidden()
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

struct WarningView: View {
    let text: String
    let onCancel: () -> Void
    let onPour: () -> Void

    var body: some View {
        VStack {
            Text(text)
            Button("No", action: onCancel)
            Button("Yes", action: onPour)
        }
    }
}

@MainActor final class FoundryRouter {
    let stack = UINavigationController()

    func presentWarning(text: String, onCancel: @escaping () -> Void, onPour: @escaping () -> Void) {
        present(WarningView(text: text, onCancel: onCancel, onPour: onPour))
    }

    func dismiss(animated: Bool) {
        stack.dismiss(animated: animated)
    }

    func pour() { print("Poured") }

    private func present(_ view: some View) {
        stack.present(hosted(view), animated: true)
    }

    private func hosted(_ view: some View) -> UIViewController {
        let controller = UIHostingController(rootView: view)
        controller.title = "Warning"
        return controller
    }
}
