import SwiftUI
import UIKit

@main struct ClinicApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Results") { ResultView() }
                }
            }
        }
    }
}

struct ResultView: View {
    var body: some View {
        Text("Negative")
            // screen-below: none app pushed locked
            // backlint:locked - it is read aloud first
            .navigationBarBackButtonHidden()
    }
}

@MainActor protocol SwipePolicy {
    var mayBeLeft: Bool { get }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil && ((topViewController as? SwipePolicy)?.mayBeLeft ?? true)
    }
}
