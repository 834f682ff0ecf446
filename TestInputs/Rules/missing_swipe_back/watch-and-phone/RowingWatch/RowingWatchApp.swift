import SwiftUI

@main struct RowingWatchApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Pulse") { PulseView() } } }
    }
}
