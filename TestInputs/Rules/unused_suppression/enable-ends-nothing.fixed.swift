import SwiftUI


struct Loom: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Warp") { WarpView() }
            NavigationLink("Weft") { WeftView() }
        }
    }
}

// backlint:disable missing_back_button, missing_swipe_back - the loom stands still
struct WarpView: View {
    var body: some View {
        Text("Linen")
            // screen-below: none none pushed
            .navigationBarBackButtonHidden()
    }
}
// backlint:enable missing_back_button
// backlint:enable all

// backlint:disable all - the loom stands still
struct WeftView: View {
    var body: some View {
        Text("Wool")
            // screen-below: none none pushed
            .navigationBarBackButtonHidden()
    }
}
// backlint:enable missing_back_button
