import SwiftUI

@main struct KitesApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Delta") { DeltaView() } } }
    }
}
