import SwiftUI

@main struct DairyApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Cows") { CowView() } } }
    }
}

struct CowView: View {
    var body: some View {
        Text("Brown Swiss")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { BarnButton() } }
    }
}
