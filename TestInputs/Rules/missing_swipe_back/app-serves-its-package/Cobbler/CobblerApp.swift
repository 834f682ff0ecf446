import SwiftUI
import Lasts

@main struct CobblerApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Lasts") { LastView() } } }
    }
}
