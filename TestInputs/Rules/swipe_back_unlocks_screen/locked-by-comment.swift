import SwiftUI
import UIKit

@main struct VaultApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Safe") { SafeView() }
                    NavigationLink("Gate") { GateView() }
                }
            }
        }
    }
}

struct SafeView: View {
    var body: some View {
        Text("It closes in a minute")
            // screen-below: none app pushed locked // expect-below: swipe_back_unlocks_screen "`SafeView` is locked"
            // backlint:locked - it counts what is left
            .navigationBarBackButtonHidden()
    }
}

struct GateView: View {
    var body: some View {
        Text("Open")
            // screen-below: none app pushed locked // expect-below: swipe_back_unlocks_screen "`GateView`"
            .navigationBarBackButtonHidden(true)  // backlint:locked - it has to be shut first
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
