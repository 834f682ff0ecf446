import SwiftUI
import UIKit

/// A subclass made with classes of bars.
final class TramScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = TramStack(navigationBarClass: TramBar.self, toolbarClass: nil)
        stack.viewControllers = [UIHostingController(rootView: TramDepot())]
        window?.rootViewController = stack
    }
}

struct TramDepot: View {
    var body: some View { NavigationLink("Tram") { TramView() } }
}

struct TramView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Line 3")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Depot") { dismiss() } } }
    }
}

final class TramBar: UINavigationBar {}

final class TramStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count >= 2 && presentedViewController == nil
    }
}
