import SwiftUI

@main struct PipesApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Organ") { OrganView() } } }
    }
}
