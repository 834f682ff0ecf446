import SwiftUI

/// Where the screens of both apps stand.
@MainActor public final class Router: ObservableObject {
    @Published public var path = NavigationPath()

    public init() {}

    public func push(_ route: some Hashable) { path.append(route) }

    public func up() { climb(1) }

    public func replaceTop(with route: some Hashable) {
        path.removeLast()
        path.append(route)
    }

    private func climb(_ steps: Int) {
        guard path.count >= steps else { return }
        path.removeLast(steps)
    }
}
