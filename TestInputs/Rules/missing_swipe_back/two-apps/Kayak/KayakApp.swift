import SwiftUI

@main struct KayakApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Paddle") { DoublePaddleView() } } }
    }
}
