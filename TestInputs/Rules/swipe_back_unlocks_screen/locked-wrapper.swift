import SwiftUI
import UIKit

@main struct ArcadeApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Pinball") { PinballView() }
                }
            }
        }
    }
}

extension View {
    func closed() -> some View {
        // screen-below: none app pushed locked // expect-below: swipe_back_unlocks_screen "`View.closed()` is locked"
        // backlint:locked - a game has to end first
        navigationBarBackButtonHidden()
    }
}

struct PinballView: View {
    var body: some View {
        Text("3 balls")
            .closed()  // use: none app pushed
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
