import SwiftUI
import UIKit

@main struct VaultApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Transfer") { TransferView() } } }
    }
}

/// The app restores the swipe everywhere, and this screen switches it off: it is closed on purpose.
struct TransferView: View {
    var body: some View {
        Text("Sending")
            // screen-below: none app pushed locked
            .navigationBarBackButtonHidden()
            .background(SwipeLock())
    }
}

struct SwipeLock: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
