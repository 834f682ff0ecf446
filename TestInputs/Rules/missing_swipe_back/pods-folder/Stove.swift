import SwiftUI

@main struct StoveApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Ash") { AshView() } } }
    }
}

struct AshView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Grey")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stove") { dismiss() } } }
    }
}
