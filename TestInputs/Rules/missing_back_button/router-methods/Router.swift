import SwiftUI

enum Stop: Hashable {
    case map, ticket, timetable, lostProperty
}

@MainActor final class TramRouter: ObservableObject {
    @Published var path = NavigationPath()

    func show(_ stop: Stop) { path.append(stop) }

    func pop() { path.removeLast() }

    /// Three hops to the path.
    func doorsClosing() { settle(after: 1) }

    private func settle(after steps: Int) { unwind(steps) }

    private func unwind(_ steps: Int) { path.removeLast(steps) }

    /// Called so, and yet it goes on: riders who lost something want the map again.
    func goBack() { path.append(Stop.map) }
}
