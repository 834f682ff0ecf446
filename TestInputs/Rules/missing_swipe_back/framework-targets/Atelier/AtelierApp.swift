import SwiftUI
import Easel

@main struct AtelierApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Easel") { EaselView() } } }
    }
}
