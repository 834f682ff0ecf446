import SwiftUI

/// Nothing in this app brings the swipe back.
struct HoursView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("6 to 22")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "HoursView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Start") { dismiss() } } }
    }
}

struct LostView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("One oar")
            // screen-below: none none pushed // expect-below: missing_back_button "LostView", missing_swipe_back
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
