import SwiftUI

struct Bakery: View {
    @State private var showsOven = false
    @State private var showsScale = false
    @State private var showsMill = false

    var body: some View {
        NavigationStack {
            List {
                Button("Oven") { show(true) }
                Button("Scale") { showsScale = true }
                Button("Mill") { showsMill = true }
            }
            .navigationDestination(isPresented: isOvenShown) {
                Text("230 °C")
                    // screen-below: leading none pushed // expect-below: missing_swipe_back
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Shop") { show(false) } }
                    }
            }
            .navigationDestination(isPresented: $showsScale) {
                Text("12 kg")
                    // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            BackItem()
                        }
                        ToolbarItem(placement: .topBarLeading) { Button("Again") { weigh(true) } }
                    }
            }
            .navigationDestination(isPresented: $showsMill) {
                Text("Rye")
                    // screen-below: leading none pushed // expect-below: missing_swipe_back
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Shop") { grind() } }
                    }
            }
        }
    }

    /// A binding of its own making.
    private var isOvenShown: Binding<Bool> {
        Binding(get: { showsOven }, set: { show($0) })
    }

    private func show(_ isShown: Bool) {
        showsOven = isShown
    }

    private func weigh(_ isWeighing: Bool) {
        showsScale = isWeighing
    }

    private func grind(isOn: Bool = false) {
        showsMill = isOn
    }
}

private struct BackItem: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "chevron.backward")
        }
    }
}
