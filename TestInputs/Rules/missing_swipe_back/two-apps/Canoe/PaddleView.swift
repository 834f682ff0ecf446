import SwiftUI

struct PaddleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("One blade")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Canoe") { dismiss() } } }
    }
}
