import SwiftUI

@main struct AnvilApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Horseshoe") { HorseshoeView() } } }
    }
}

struct HorseshoeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Seven nails")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Anvil") { dismiss() } } }
    }
}
