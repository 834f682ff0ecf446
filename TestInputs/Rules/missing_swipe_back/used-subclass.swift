import SwiftUI
import UIKit

final class DepotScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = DepotStack(rootViewController: UIHostingController(rootView: Depot()))
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct Depot: View {
    var body: some View { NavigationLink("Buses") { BusView() } }
}

struct BusView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Line 12")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Depot") { dismiss() } } }
    }
}

final class DepotStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
