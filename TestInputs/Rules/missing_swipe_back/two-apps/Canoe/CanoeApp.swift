import SwiftUI

@main struct CanoeApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Paddle") { PaddleView() } } }
    }
}
