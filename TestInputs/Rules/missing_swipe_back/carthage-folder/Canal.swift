import SwiftUI

@main struct CanalApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Locks") { LockView() } } }
    }
}

struct LockView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two gates")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Canal") { dismiss() } } }
    }
}
