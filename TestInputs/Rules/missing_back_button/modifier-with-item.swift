import SwiftUI

struct ClosetView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Coats") { CoatView() }
            NavigationLink("Hats") { HatView() }
        }
    }
}

/// Hides the button and brings another: every use is right.
struct HangerBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(action: { dismiss() }) { Image(systemName: "hanger") }
                }
            }
    }
}

struct CoatView: View {
    var body: some View {
        // use-below: leading none pushed
        Text("Two coats").modifier(HangerBar())
    }
}

struct HatView: View {
    var body: some View {
        Text("One hat")
            .font(.title)
            // use-below: leading none pushed
            .modifier(HangerBar())
    }
}
