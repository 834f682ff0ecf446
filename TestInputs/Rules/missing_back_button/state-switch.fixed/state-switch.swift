import SwiftUI

@MainActor final class Flight: ObservableObject {
    enum Place { case hangar, air }

    @Published var pilot: String? = "Amy"
    @Published var place = Place.hangar
    @Published var usesKnots = true
}

@main struct FlightApp: App {
    @StateObject private var flight = Flight()

    var body: some Scene {
        WindowGroup {
            if flight.pilot != nil {
                NavigationStack { Cockpit() }.environmentObject(flight)
            } else {
                Text("Nobody on board")
            }
        }
    }
}

struct Cockpit: View {
    @EnvironmentObject private var flight: Flight

    var body: some View {
        switch flight.place {
        case .hangar:
            VStack {
                NavigationLink("Logbook") { LogbookView() }
                NavigationLink("Dials") { DialView() }
            }
        case .air: Text("Airborne")
        }
    }
}

/// Signing out takes away the stack that the screen stands in.
struct LogbookView: View {
    @EnvironmentObject private var flight: Flight

    var body: some View {
        Text("120 hours")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Sign out") { flight.pilot = nil } } }
    }
}

/// State of the same object, but nothing is shown by it.
struct DialView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var flight: Flight

    var body: some View {
        Text(flight.usesKnots ? "90 kn" : "167 km/h")
            // screen-below: none none pushed // expect-below: missing_back_button "DialView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Units") { flight.usesKnots.toggle() } }
            }
    }
}
