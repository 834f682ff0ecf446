import SwiftUI

struct Kitchen: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Oven") { OvenView() }
            NavigationLink("Sink") { SinkView() }
            NavigationLink("Hob") { HobView() }
        }
    }
}

/// Locked for a while, by nature.
struct OvenView: View {
    @State private var isHot = false

    var body: some View {
        Toggle("Hot", isOn: $isHot)
            // screen-below: - none pushed conditional
            .navigationBarBackButtonHidden(isHot)
    }
}

struct SinkView: View {
    var body: some View {
        Text("Full")
            // screen-below: - none pushed never
            .navigationBarBackButtonHidden(false)
    }
}

struct HobView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Four rings")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "HobView"
            .navigationBarBackButtonHidden(true)
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Kitchen") { dismiss() } } }
    }
}
