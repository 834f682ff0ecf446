import SwiftUI
import UIKit

@main struct ReservoirApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Dam") { DamView() } } }
    }
}

struct DamView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("80 m")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Reservoir") { dismiss() } } }
    }
}

/// An edge pan of its own for every stack, which pops by hand.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panFromTheEdge(_:)))
        pan.edges = .left
        view.addGestureRecognizer(pan)
    }

    @objc private func panFromTheEdge(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard pan.state == .recognized, viewControllers.count > 1 else { return }
        popViewController(animated: true)
    }
}
