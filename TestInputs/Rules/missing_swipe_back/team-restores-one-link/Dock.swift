import DockKit
import SwiftUI

/// The app's own code puts it on one of the two.
@main struct DockApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                NavigationLink("Crane") { CraneView().keepSwipe() }
                NavigationLink("Rope") { RopeView() }
            }
        }
    }
}

struct CraneView: View {
    var body: some View {
        Text("Crane")
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
    }
}

struct RopeView: View {
    var body: some View {
        Text("Rope")
            // screen-below: none none pushed
            // expect-below: missing_swipe_back "RopeView"
            .navigationBarBackButtonHidden()
    }
}

#Preview { NavigationStack { RopeView() }.keepSwipe() }
