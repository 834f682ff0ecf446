import SwiftUI
import Wayfinding

/// The only button goes on to another screen.
struct FeeView: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Button("Berth 1 is free") { router.push(BerthRoute.berth(1)) }
            // screen-below: none unknown pushed // expect-below: missing_back_button "FeeView"
            .navigationBarBackButtonHidden()
    }
}
