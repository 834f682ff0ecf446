import SwiftUI
import Chimes

@main struct DoorApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Chimes") { ChimeView() } } }
    }
}
