import SwiftUI

struct TrainSet: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Engines") { EngineShed() }
                NavigationLink("Wagons") { WagonYard() }
                NavigationLink("Signals") { SignalBox() }
                NavigationLink("Points") { PointsPanel() }
            }
        }
    }
}

struct LeaveItem: ToolbarContent {
    @Environment(\.dismiss) private var leave
    let placement: ToolbarItemPlacement

    init(placement: ToolbarItemPlacement = .topBarLeading) {
        self.placement = placement
    }

    var body: some ToolbarContent {
        ToolbarItem(placement: placement) {
            Button(action: { leave() }) { Image(systemName: "chevron.backward") }
        }
    }
}

struct LampItem: ToolbarContent {
    @Binding var isLit: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button("Lamp") { isLit.toggle() }
        }
    }
}

struct EngineShed: View {
    var body: some View {
        Text("Three engines")
            .toolbar { LeaveItem() }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct WagonYard: View {
    var body: some View {
        Text("Nine wagons")
            .toolbar { LeaveItem(placement: .cancellationAction) }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct SignalBox: View {
    var body: some View {
        Text("All clear")
            .toolbar { LeaveItem(placement: .topBarTrailing) }
            // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct PointsPanel: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isLit = false

    var body: some View {
        Text("Straight on")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                LampItem(isLit: $isLit)
            }
            // screen-below: none none pushed // expect-below: missing_back_button "PointsPanel", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
