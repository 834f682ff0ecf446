import SwiftUI

struct CellarStairs: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Rack") { RackView() }
                NavigationLink("Barrel") { BarrelView() }
            }
        }
    }
}

private struct TopStrip: View {
    var body: some View { Text("Mind your head") }
}

/// The strip of this file, which leads nowhere.
struct RackView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TopStrip()
            Text("Twelve bottles")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "RackView", missing_swipe_back
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
    }
}

struct PlainBar: View {
    var body: some View { Text("Cold") }
}

/// The cellar's own bar.
struct BarrelView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            PlainBar()
            Text("Perry")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "BarrelView", missing_swipe_back
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
    }
}
