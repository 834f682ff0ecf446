import Combine

@MainActor final class BookingModel: ObservableObject {
    let berth: Int
    @Published var nights = 1
    @Published private(set) var isOver = false

    init(berth: Int) { self.berth = berth }

    func cancelTapped() { end(saving: false) }

    private func end(saving: Bool) { isOver = true }
}
