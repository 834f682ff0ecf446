import SwiftUI
import UIKit

/// Shows the pilots' screens on a stack of UIKit's.
@MainActor final class PilotCoordinator {
    let navigation = UINavigationController()

    init() {
        navigation.viewControllers = [UIHostingController(rootView: PilotList(coordinator: self))]
    }

    func show(_ name: String) {
        let screen = PilotView(name: name, onLeave: { [weak self] in self?.drop() })
        navigation.pushViewController(UIHostingController(rootView: screen), animated: true)
    }

    func showRoster() {
        navigation.pushViewController(UIHostingController(rootView: RosterView(coordinator: self)), animated: true)
    }

    private func drop() { navigation.popViewController(animated: true) }
}

struct PilotStack: UIViewControllerRepresentable {
    func makeCoordinator() -> PilotCoordinator { PilotCoordinator() }

    func makeUIViewController(context: Context) -> UINavigationController { context.coordinator.navigation }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
