import SwiftUI

@main struct CartApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Wheels") { WheelView() } } }
    }
}

struct WheelView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Spoked")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "WheelView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Cart") { dismiss() } } }
    }
}
