import SwiftUI

@main struct SleighApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Bells") { BellView() } } }
    }
}

struct BellView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Silver")
            // screen-below: leading - pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Sleigh") { dismiss() } } }
    }
}
