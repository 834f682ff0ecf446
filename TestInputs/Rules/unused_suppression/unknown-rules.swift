import SwiftUI

struct Depot: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Tram") { TramView() }
            NavigationLink("Bus") { BusView() }
            NavigationLink("Boat") { BoatView() }
        }
    }
}

struct TramView: View {
    var body: some View {
        Text("Line 4")
            // backlint:disable:next missing_bak_button - a slip // expect: unused_suppression "which is no rule: write `missing_back_button`"
            .navigationBarBackButtonHidden()  // screen: none none pushed // expect: missing_back_button, missing_swipe_back
    }
}

/// One known and one unknown: one finding, and the known one is silenced.
struct BusView: View {
    var body: some View {
        Text("Line 12")
            // screen-below: none none pushed // expect-below: missing_swipe_back
            // backlint:disable:next missing_back_button, missing-swipe-back - half // expect: unused_suppression "write `missing_swipe_back`"
            .navigationBarBackButtonHidden()
    }
}

struct BoatView: View {
    var body: some View {
        Text("Line 60")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
            // backlint:disable:previous force_cast, Missing_Back_Button - two // expect: unused_suppression "`backlint rules` lists them"
            .padding()
    }
}

// backlint:enable trailing_comma // expect: unused_suppression "`trailing_comma`"
