import SwiftUI
import WatchKit

struct WristClock: View {
    var body: some View {
        NavigationStack { NavigationLink("Laps") { LapCounter() } }
    }
}

struct LapCounter: View {
    var body: some View {
        Text("Lap 3")
            // screen-below: - - pushed
            .navigationBarBackButtonHidden()
            .onTapGesture { WKInterfaceDevice.current().play(.click) }
    }
}
