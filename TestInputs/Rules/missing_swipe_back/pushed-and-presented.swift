import SwiftUI
import UIKit

/// The stack with the swipe is around the whole app; the screen is pushed on SwiftUI's own, and presented elsewhere.
final class QuayScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let stack = QuayStack(rootViewController: UIHostingController(rootView: Quay()))

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = stack
    }

    func showFerry() {
        present(FerryView())
    }

    private func present(_ view: some View) {
        let host = UIHostingController(rootView: view)
        stack.present(host, animated: true)
    }
}

struct Quay: View {
    var body: some View {
        NavigationStack { NavigationLink("Ferry") { FerryView() } }
    }
}

struct FerryView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Every 20 min")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Quay") { dismiss() } } }
    }
}

final class QuayStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
