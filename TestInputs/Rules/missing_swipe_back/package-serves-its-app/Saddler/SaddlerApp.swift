import SwiftUI
import Tack

@main struct SaddlerApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Bridle") { BridleView() } } }
    }
}
