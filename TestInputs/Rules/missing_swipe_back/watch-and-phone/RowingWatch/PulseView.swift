import SwiftUI

struct PulseView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("142")
            // screen-below: leading - pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rowing") { dismiss() } } }
    }
}
