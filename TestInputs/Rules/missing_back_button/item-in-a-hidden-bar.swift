import SwiftUI

struct Planetarium: View {
    var body: some View {
        NavigationStack { NavigationLink("Show") { ShowView() } }
    }
}

/// The item is never drawn, but it is there.
struct ShowView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("The summer sky")
            // screen-below: leading none pushed // expect-below: missing_swipe_back, back_item_in_hidden_bar "ShowView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Foyer") { dismiss() } } }
            .toolbar(.hidden, for: .navigationBar)
    }
}
