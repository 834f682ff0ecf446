import SwiftUI

@main struct LanternApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Wick") { WickView() } } }
    }
}

struct WickView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Trimmed")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Lantern") { dismiss() } } }
    }
}
