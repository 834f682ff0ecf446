import SwiftUI
import UIKit

@main struct DikeApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Polder") { PolderView() } } }
    }
}

struct PolderView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("-4 m")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Dike") { dismiss() } } }
    }
}

final class SwipeKeeper: NSObject, UIGestureRecognizerDelegate {
    static let shared = SwipeKeeper()
    private let letsSwipe = false

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard letsSwipe else { return false }
        return (recognizer.view?.next as? UINavigationController)?.viewControllers.count ?? 0 > 1
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = SwipeKeeper.shared
    }
}
