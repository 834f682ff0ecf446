import SwiftUI
import UIKit

@main struct PrisonApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Cells") { CellView() } } }
    }
}

struct CellView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Block C")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "CellView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { dismiss() } } }
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = false
    }
}
