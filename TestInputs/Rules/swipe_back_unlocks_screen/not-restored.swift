import SwiftUI

@main struct ExamApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Paper") { PaperView() } } }
    }
}

/// No swipe leads out of it.
struct PaperView: View {
    var body: some View {
        Text("90 minutes")
            // screen-below: none none pushed locked
            // backlint:locked - a paper is handed in before anyone leaves
            .navigationBarBackButtonHidden()
    }
}
