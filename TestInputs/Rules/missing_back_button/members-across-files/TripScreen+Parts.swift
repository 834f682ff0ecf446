import SwiftUI

extension TripScreen {
    var content: some View { Text("Four days by ship") }

    var leadingControl: some View {
        Button(action: tripsTapped) { Text("Trips") }
    }

    func tripsTapped() { planner.finish(asking: false) }
}

extension TripNotes {
    var content: some View { Text("Bring a hat") }

    var leadingControl: some View {
        Button(action: tripsTapped) { Text("Trips") }
    }

    func tripsTapped() { planner.count() }
}
