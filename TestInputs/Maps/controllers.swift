import SwiftUI
import UIKit

/// UIKit's code opens screens too, and is none.
final class Dispatcher {
    let navigation = UINavigationController()

    func start() {
        let host = UIHostingController(rootView: Depot())
        navigation.setViewControllers([host], animated: false)  // edge: Dispatcher root Depot
    }

    func open(_ number: Int) {
        navigation.pushViewController(wagon(number), animated: true)  // edge: Dispatcher pushed Wagon
    }

    func ask() {
        navigation.present(UIHostingController(rootView: Brake()), animated: true)  // edge: Dispatcher presented Brake
    }

    private func wagon(_ number: Int) -> UIViewController {
        UIHostingController(rootView: Wagon(number: number))
    }

    /// Where this goes can't be told.
    func hand(to other: Other) {
        other.take(UIHostingController(rootView: Lost()))
    }
}

struct Depot: View { var body: some View { Text("Depot") } }
struct Wagon: View {
    let number: Int
    var body: some View { Text("\(number)") }
}
struct Brake: View { var body: some View { Text("Brake?") } }
struct Lost: View { var body: some View { Text("Lost") } }
