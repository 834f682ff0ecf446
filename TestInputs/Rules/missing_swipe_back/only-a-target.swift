import SwiftUI
import UIKit

@main struct CourtApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Cases") { CaseView() } } }
    }
}

struct CaseView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("No. 7")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "CaseView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hall") { dismiss() } } }
    }
}

/// Listens to the swipe, and lets it be as it is.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.addTarget(self, action: #selector(swiped))
    }

    @objc private func swiped(_ recognizer: UIGestureRecognizer) { print(recognizer.state) }
}
