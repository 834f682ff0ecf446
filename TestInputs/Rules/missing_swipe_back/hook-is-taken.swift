import SwiftUI
import UIKit

// A second override of `viewDidLoad` doesn't compile: there is no fix-it, and the text says why.

@main struct LanternApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Wick") { WickView() } } }
    }
}

struct WickView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cotton")
            .navigationBarBackButtonHidden()  // expect: missing_swipe_back "no fix-it: an extension overrides" // screen: leading none pushed
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Back") { dismiss() } } }
    }
}

extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
    }
}
