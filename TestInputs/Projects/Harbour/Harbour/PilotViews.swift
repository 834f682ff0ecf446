import SwiftUI

/// The first view of its stack: there is no button to hide.
struct PilotList: View {
    let coordinator: PilotCoordinator

    var body: some View {
        List {
            Button("Ada") { coordinator.show("Ada") }
            Button("Roster") { coordinator.showRoster() }
        }
        // screen-below: - app root // expect-below: needless_back_button_hide "PilotList"
        .navigationBarBackButtonHidden()
    }
}

struct PilotView: View {
    let name: String
    let onLeave: () -> Void

    var body: some View {
        Text(name)
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pilots", action: onLeave) } }
    }
}

/// Asks before it leaves, from the trailing end.
struct RosterView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    let coordinator: PilotCoordinator

    var body: some View {
        Button("Call Ada") { coordinator.show("Ada") }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "RosterView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") { asks = true } } }
            .alert("Not saved", isPresented: $asks) {
                Button("Leave") { dismiss() }
            }
    }
}
