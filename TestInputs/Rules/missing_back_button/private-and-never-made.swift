import SwiftUI

struct Cellar: View {
    var body: some View {
        NavigationStack { NavigationLink("Shelf") { ShelfView() } }
    }
}

struct ShelfView: View {
    var body: some View {
        CorkRow()
    }
}

/// Nobody else can make it, and nobody does: a rest of former code.
private struct CrateRow: View {
    var body: some View {
        Text("6 bottles")
            .navigationBarBackButtonHidden()  // screen: none none unknown
    }
}

private extension ShelfView {
    struct BarrelRow: View {
        var body: some View {
            Text("225 l")
                .navigationBarBackButtonHidden()  // screen: none none unknown
        }
    }
}

/// Private, and shown.
private struct CorkRow: View {
    var body: some View {
        Text("Portuguese")
            // screen-below: none none pushed // expect-below: missing_back_button "CorkRow", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
