import SwiftUI

struct SeedBank: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Wheat") { WheatView() }
            NavigationLink("Oats") { OatView() }
            NavigationLink("Barley") { BarleyView() }
            NavigationLink("Rye") { RyeView() }
        }
    }
}

struct GrainButton<Label: View>: View {
    let weight: Double
    let perform: () -> Void
    @ViewBuilder let label: () -> Label

    var body: some View {
        Button(action: perform, label: label).font(.system(size: weight))
    }
}

struct WheatView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Winter wheat")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Image(systemName: "chevron.backward").padding(8).onTapGesture { dismiss() }
                }
            }
    }
}

struct OatView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Naked oat")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Text("Grains").gesture(TapGesture().onEnded { dismiss() })
                }
            }
    }
}

struct BarleyView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Six-row barley")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    GrainButton(weight: 17) { dismiss() } label: { Text("Grains") }
                }
            }
    }
}

struct RyeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var size = 17.0

    var body: some View {
        Text("Field rye").font(.system(size: size))
            // screen-below: none none pushed // expect-below: missing_back_button "RyeView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    GrainButton(weight: 17) { size += 2 } label: { Text("Larger") }
                }
            }
    }
}
