import Berths
import Cargo
import SwiftUI
import Wayfinding

@main struct HarbourApp: App {
    @StateObject private var router = Router()

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack(path: $router.path) { BerthList() }
                    .tabItem { Label("Berths", systemImage: "sailboat") }
                CargoStack()
                    .tabItem { Label("Cargo", systemImage: "shippingbox") }
                PilotStack()
                    .tabItem { Label("Pilots", systemImage: "helm") }
            }
            .environmentObject(router)
        }
    }
}
