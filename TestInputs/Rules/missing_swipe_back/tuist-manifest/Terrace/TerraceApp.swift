import SwiftUI
import Parasol

@main struct TerraceApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Shade") { ShadeView() } } }
    }
}
