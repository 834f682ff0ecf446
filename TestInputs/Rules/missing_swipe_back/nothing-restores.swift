import SwiftUI

@main struct SpinningApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Spin") { SpinView() } } }
    }
}

struct SpinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Merino")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "SpinView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Wheel") { dismiss() } } }
    }
}
