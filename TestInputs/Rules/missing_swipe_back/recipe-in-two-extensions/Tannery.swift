import SwiftUI

@main struct TanneryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Hides") { HideList() } } }
    }
}

struct HideList: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Oak bark")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Yard") { dismiss() } } }
    }
}
