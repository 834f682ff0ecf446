import SwiftUI

/// A type within an extension of its own name: what is around what goes round in a ring.
struct Nest: View {
    var body: some View {
        NavigationStack { NavigationLink("Egg") { Egg() } }
    }
}

extension Egg {
    struct Egg {
        var isBlue = true
    }
}

struct Egg: View {
    var body: some View {
        shell
            // screen-below: none none pushed // expect-below: missing_back_button "Egg", missing_swipe_back
            .navigationBarBackButtonHidden()
    }

    private var shell: some View { Text("Blue") }
}
