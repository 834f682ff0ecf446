import SwiftUI

struct Museum: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Bronze") { BronzeRoom() }
            NavigationLink("Iron") { IronRoom() }
            NavigationLink("Stone") { StoneRoom() }
        }
    }
}

/// Hides the button around whatever it is given; the content decides.
struct Room<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView { content }
            .navigationTitle(title)
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Brings its own exit.
struct GuidedRoom<Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hall") { dismiss() } } }
    }
}

struct BronzeRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        // use-below: leading none pushed
        Room(title: "Bronze") {
            Text("A sword")
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hall") { dismiss() } } }
        }
    }
}

struct IronRoom: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isLit = false

    var body: some View {
        // use-below: none none pushed // expect-below: missing_back_button "IronRoom"
        Room(title: "Iron") {
            Text("A plough")
            Button("Light") { isLit.toggle() }
        }
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "chevron.backward")
                }
            }
        }
    }
}

struct StoneRoom: View {
    var body: some View {
        // use-below: leading none pushed
        GuidedRoom { Text("A hand axe") }
    }
}
