import SwiftUI

@main struct RowingApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Strokes") { StrokeView() } } }
    }
}
