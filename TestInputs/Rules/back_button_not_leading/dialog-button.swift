import SwiftUI

struct CraneYard: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Lift") { LiftView() }
            NavigationLink("Turn") { TurnView() }
        }
    }
}

/// The dialog is opened from the content.
struct LiftView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Button("Stop") { asks = true }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "LiftView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .alert("Put the load down?", isPresented: $asks) {
                Button("Down") { dismiss() }
                Button("Hold", role: .cancel) {}
            }
    }
}

/// And here from the trailing end.
struct TurnView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Text("90 degrees")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "TurnView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Stop") { asks = true } } }
            .confirmationDialog("Stop turning?", isPresented: $asks) {
                Button("Stop", role: .destructive) { dismiss() }
            }
    }
}
