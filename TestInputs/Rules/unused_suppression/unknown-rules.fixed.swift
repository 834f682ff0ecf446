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
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Line 4")
            .navigationBarBackButtonHidden()  // screen: none none pushed // expect: missing_back_button, missing_swipe_back
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
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
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Line 60")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
            .padding()
    }
}

