import SwiftUI

/// Many models set themselves up, and one modifier sets up the screen: behind a view it is that.
struct Studio: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Kiln") { KilnView() }
        }
    }
}

struct KilnView: View {
    var body: some View {
        Text("1,240 degrees")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .setup()
    }
}

extension View {
    func setup() -> some View { modifier(Setup()) }
}

struct Setup: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Studio") { dismiss() } } }
    }
}
