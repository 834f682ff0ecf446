import SwiftUI

struct ForestWalk: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Oaks") { OakWalk() }
            NavigationLink("Pines") { PineWalk() }
        }
    }
}

/// Pushed, but the hide is put on the first view of a stack of its own: there is no button to hide.
struct OakWalk: View {
    var body: some View {
        NavigationStack {
            NavigationLink("On") { PineWalk() }
                // screen-below: - - root // expect-below: needless_back_button_hide "OakWalk"
                .navigationBarBackButtonHidden()
        }
    }
}

struct PineWalk: View {
    var body: some View {
        Text("Needles")
            // screen-below: none none pushed // expect-below: missing_back_button "PineWalk", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
