import Combine

@MainActor final class TripPlanner: ObservableObject {
    @Published private(set) var isOver = false
    @Published private(set) var opened = 0

    func finish(asking: Bool) {
        guard !asking else { return }
        isOver = true
    }

    func count() { opened += 1 }
}
