import SwiftUI

struct OrganView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Eight feet")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "OrganView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pipes") { dismiss() } } }
    }
}
