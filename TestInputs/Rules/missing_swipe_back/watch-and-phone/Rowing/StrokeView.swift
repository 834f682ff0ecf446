import SwiftUI

struct StrokeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("24 a minute")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "StrokeView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rowing") { dismiss() } } }
    }
}
