import SwiftUI
import Chimes

@main struct TowerApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Chimes") { ChimeView() } } }
    }
}
