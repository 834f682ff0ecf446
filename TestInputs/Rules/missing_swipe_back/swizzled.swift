import ObjectiveC
import SwiftUI
import UIKit

@main struct BazaarApp: App {
    init() { UINavigationController.repairSwipe() }

    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Rugs") { RugView() } } }
    }
}

struct RugView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Silk")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stalls") { dismiss() } } }
    }
}

extension UINavigationController {
    static func repairSwipe() {
        guard let original = class_getInstanceMethod(self, #selector(viewDidLoad)),
            let replacement = class_getInstanceMethod(self, #selector(repaired_viewDidLoad))
        else { return }
        method_exchangeImplementations(original, replacement)
    }

    @objc func repaired_viewDidLoad() {
        repaired_viewDidLoad()
        interactivePopGestureRecognizer?.delegate = nil  // expect: unguarded_swipe_back
    }
}
