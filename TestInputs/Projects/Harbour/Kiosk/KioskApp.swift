import Berths
import SwiftUI
import Wayfinding

@main struct KioskApp: App {
    @StateObject private var router = Router()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) {
                VStack {
                    BerthList()
                    NavigationLink("Opening hours") { HoursView() }
                    NavigationLink("Lost and found") { LostView() }
                }
            }
            .environmentObject(router)
        }
    }
}
