import SwiftUI
import UIKit

@main struct TanneryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Hide") { HideView() } } }
    }
}

struct HideView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("4 mm")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Tannery") { dismiss() } } }
    }
}

private final class EdgeKeeper: NSObject, UIGestureRecognizerDelegate {
    weak var stack: UINavigationController?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (stack?.viewControllers.count ?? 0) > 1 && stack?.presentedViewController == nil
    }
}

nonisolated(unsafe) private var keeperKey: UInt8 = 0

/// The delegate is an object that the controller carries along.
extension UINavigationController {
    private var keeper: EdgeKeeper {
        if let kept = objc_getAssociatedObject(self, &keeperKey) as? EdgeKeeper { return kept }
        let made = EdgeKeeper()
        made.stack = self
        objc_setAssociatedObject(self, &keeperKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = keeper
    }
}
