import SwiftUI

// A dependency may make `UINavigationController` a delegate: the file does without, and stays away from the Mac.

@main struct SkiffApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Oar") { OarView() } } }
    }
}

struct OarView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Ash")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Back") { dismiss() } } }
    }
}
