import SwiftUI
import UIKit

@main struct ApiaryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Hives") { HiveView() } } }
    }
}

struct HiveView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Nine frames")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Apiary") { dismiss() } } }
    }
}

@MainActor final class EdgeKeeper: NSObject, UIGestureRecognizerDelegate {
    static let shared = EdgeKeeper()

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stack = recognizer.view?.next as? UINavigationController else { return false }
        return stack.viewControllers.count > 1 && stack.presentedViewController == nil
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = EdgeKeeper.shared
        if #available(iOS 26, *) {
            interactiveContentPopGestureRecognizer?.delegate = EdgeKeeper.shared
        }
    }
}
