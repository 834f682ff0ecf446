import SwiftUI

struct Dish: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
}

extension Dish {
    static let card = [
        Dish(id: 1, name: "Onion soup", price: 7),
        Dish(id: 2, name: "Lentil salad", price: 9),
        Dish(id: 3, name: "Apple tart", price: 6),
    ]
}

@MainActor final class Cart: ObservableObject {
    @Published private(set) var dishes: [Dish] = []

    var total: Decimal { dishes.reduce(0) { $0 + $1.price } }

    func add(_ dish: Dish) { dishes.append(dish) }

    func clear() { dishes.removeAll() }
}
