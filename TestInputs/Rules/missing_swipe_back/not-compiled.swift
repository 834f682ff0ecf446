import SwiftUI
import UIKit

@main struct GhostApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Attic") { AtticView() } } }
    }
}

struct AtticView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cold")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "AtticView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("House") { dismiss() } } }
    }
}

// extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
//     open override func viewDidLoad() {
//         super.viewDidLoad()
//         interactivePopGestureRecognizer?.delegate = self
//     }
// }

#if false
    extension UINavigationController {
        open override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = nil
        }
    }
#endif

let recipe = """
    extension UINavigationController {
        open override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = nil
        }
    }
    """

#Preview {
    let stack = UINavigationController()
    let _ = stack.interactivePopGestureRecognizer?.delegate = nil
    AtticView()
}
