import SwiftUI

/// Nothing here shows it: it may well be pushed from where nobody looks.
struct CoatCheck: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Number 12")
            // screen-below: none none unknown // expect-below: missing_back_button "CoatCheck", missing_swipe_back
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

struct UmbrellaStand: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Number 4")
            // screen-below: leading none unknown // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Foyer") { dismiss() } } }
    }
}
