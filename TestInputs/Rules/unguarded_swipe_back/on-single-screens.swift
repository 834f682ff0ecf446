import SwiftUI
import UIKit

// expect: nothing
struct EdgeSwipe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        probe.navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }
}

struct Cellar: View {
    var body: some View {
        NavigationStack { NavigationLink("Barrels") { Text("Oak").background(EdgeSwipe()) } }
    }
}

final class BarrelController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }
}
