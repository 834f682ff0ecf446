import SwiftUI

@main struct BistroApp: App {
    @StateObject private var cart = Cart()

    var body: some Scene {
        WindowGroup {
            NavigationStack { MenuView() }
                .environmentObject(cart)
        }
    }
}
