import SwiftUI

struct BridleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Black leather")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Tack room") { dismiss() } } }
    }
}
