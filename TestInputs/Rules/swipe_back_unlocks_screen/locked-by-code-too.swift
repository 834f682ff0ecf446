import SwiftUI
import UIKit

@main struct LiftApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Cabin") { CabinView() }
                }
            }
        }
    }
}

/// It is shut at run time.
struct CabinView: View {
    var body: some View {
        Text("Going up")
            .background(SwipeOff())
            // screen-below: none app pushed locked
            // backlint:locked - nobody gets off between floors
            .navigationBarBackButtonHidden()
    }
}

struct SwipeOff: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        probe.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
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
