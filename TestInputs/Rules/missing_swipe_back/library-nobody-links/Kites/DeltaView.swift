import SwiftUI

struct DeltaView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two lines")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Kites") { dismiss() } } }
    }
}
