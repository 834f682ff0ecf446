import SwiftUI

// Where an app begins can't be told: there is no fix-it, and the text says why.

struct ShedView: View {
    var body: some View { NavigationStack { NavigationLink("Rope") { RopeView() } } }
}

struct RopeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Hemp")
            .navigationBarBackButtonHidden()  // expect: missing_swipe_back "no fix-it: no `@main` type" // screen: leading none pushed
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Back") { dismiss() } } }
    }
}
