import SwiftUI

struct DoublePaddleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two blades")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "DoublePaddleView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Kayak") { dismiss() } } }
    }
}
