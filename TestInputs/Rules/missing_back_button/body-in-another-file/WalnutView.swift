import SwiftUI

struct Grove: View {
    var body: some View {
        NavigationStack { NavigationLink("Walnut") { WalnutView(shells: 2) } }
    }
}

/// What it holds stands here, what it shows elsewhere.
struct WalnutView {
    let shells: Int
}
