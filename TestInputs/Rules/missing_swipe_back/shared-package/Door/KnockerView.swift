import SwiftUI

struct KnockerView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Brass")
            // screen-below: leading none unknown // expect-below: missing_swipe_back "KnockerView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Door") { dismiss() } } }
    }
}
