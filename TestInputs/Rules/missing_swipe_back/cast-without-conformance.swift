import SwiftUI
import UIKit

@main struct BreweryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Stout") { StoutView() } } }
    }
}

struct StoutView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Dark")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Cellar") { dismiss() } } }
    }
}

/// Whether the cast gives anything is UIKit's secret.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self as? UIGestureRecognizerDelegate
    }
}
