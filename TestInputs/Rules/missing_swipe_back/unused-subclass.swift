import SwiftUI
import UIKit

final class HarbourScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: UIHostingController(rootView: Harbour()))
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct Harbour: View {
    var body: some View { NavigationLink("Boats") { BoatView() } }
}

struct BoatView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two cutters")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "BoatView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Harbour") { dismiss() } } }
    }
}

// expect-below: unattached_swipe_back "`HarbourStack`"
final class HarbourStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
