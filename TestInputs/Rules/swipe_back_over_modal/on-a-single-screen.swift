import SwiftUI
import UIKit

// expect: nothing
struct EdgeSwipe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SwipeController { SwipeController() }

    func updateUIViewController(_ controller: SwipeController, context: Context) {}
}

final class SwipeController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        navigationController.map { $0.viewControllers.count > 1 } ?? false
    }
}

struct Attic: View {
    var body: some View {
        NavigationStack { NavigationLink("Trunk") { Text("Old letters").background(EdgeSwipe()) } }
    }
}
