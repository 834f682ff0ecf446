import GestureKit
import SwiftUI

struct Vineyard: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Riesling") { RieslingView() }
                NavigationLink("Merlot") { MerlotView() }
                NavigationLink("Malbec") { MalbecView() }
            }
        }
    }
}

/// A package's modifier tells of the swipe, and the screen leaves.
struct RieslingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("White")
            .onRightSwipe { dismiss() }
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rows") { dismiss() } } }
    }
}

/// Here the swipe turns the page.
struct MerlotView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var page = 0

    var body: some View {
        Text("Red, \(page)")
            .onRightSwipe { page += 1 }
            // screen-below: leading none pushed // expect-below: missing_swipe_back "MerlotView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rows") { dismiss() } } }
    }
}

/// The system's swipe actions belong to a row.
struct MalbecView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Text("Red")
                .swipeActions { Button("Done") { dismiss() } }
        }
        // screen-below: leading none pushed // expect-below: missing_swipe_back "MalbecView"
        .navigationBarBackButtonHidden()
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rows") { dismiss() } } }
    }
}
