import SwiftUI

@main struct CandleApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Wax") { WaxView() } } }
    }
}

struct WaxView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Bees")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "WaxView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Candle") { dismiss() } } }
    }
}
