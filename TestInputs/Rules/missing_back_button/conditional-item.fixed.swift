import SwiftUI

struct TideTables: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Harbour") { HarbourTide() }
                NavigationLink("Estuary") { EstuaryTide() }
                NavigationLink("Open sea") { SeaTide() }
                NavigationLink("Lagoon") { LagoonTide() }
            }
        }
    }
}

/// Only compact widths need the item: it counts as there.
struct HarbourTide: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        Text("High at 9:40")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                if width == .compact {
                    ToolbarItem(placement: .topBarLeading) { Button("Ports") { dismiss() } }
                }
            }
    }
}

struct EstuaryTide: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("High at 11:05")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                if #available(iOS 26, *) {
                    ToolbarItem(placement: .topBarLeading) { back }
                        .sharedBackgroundVisibility(.hidden)
                } else {
                    ToolbarItem(placement: .topBarLeading) { back }
                }
            }
    }

    private var back: some View { Button("Ports") { dismiss() } }
}

struct SeaTide: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Low at 15:30")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            #if os(iOS)
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Ports") { dismiss() } } }
            #else
                .toolbar { Button("Ports") { dismiss() } }
            #endif
    }
}

/// Both branches hold an item, neither leaves.
struct LagoonTide: View {
    @Environment(\.dismiss) private var dismiss
    @State private var usesFeet = false

    var body: some View {
        Text(usesFeet ? "3 ft" : "1 m")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                if usesFeet {
                    ToolbarItem(placement: .topBarLeading) { Button("Metres") { usesFeet = false } }
                } else {
                    ToolbarItem(placement: .topBarLeading) { Button("Feet") { usesFeet = true } }
                }
            }
            // screen-below: none none pushed // expect-below: missing_back_button "LagoonTide", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
