import SwiftUI

/// More answer than could be looked into. What the way there said decides; where it said nothing, it can't be told.
protocol CourierDelegate: AnyObject {
    func courierReturned(_ courier: Courier)
}

final class Courier: ObservableObject {
    weak var delegate: (any CourierDelegate)?

    func cancelRound() { delegate?.courierReturned(self) }
    func countParcels() { delegate?.courierReturned(self) }
}

final class Depot: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Harbour: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Station: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Market: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Airport: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Office: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

final class Chapel: CourierDelegate {
    var rounds = 0
    func courierReturned(_ courier: Courier) { rounds += 1 }
}

struct Rounds: View {
    @StateObject private var courier = Courier()

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Round") { RoundView(courier: courier) }
                NavigationLink("Parcels") { ParcelView(courier: courier) }
            }
        }
    }
}

struct RoundView: View {
    @ObservedObject var courier: Courier

    var body: some View {
        Button("Enough") { courier.cancelRound() }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "RoundView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct ParcelView: View {
    @ObservedObject var courier: Courier

    var body: some View {
        Button("Count") { courier.countParcels() }
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
