import SwiftUI

struct GardenShed: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Spades") { SpadeView() }
            NavigationLink("Rakes") { RakeView() }
        }
    }
}

/// What replaces the button is left to those who use it.
struct BareBar: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        content
            .navigationTitle(title)
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

extension View {
    func bareBar(_ title: String) -> some View { modifier(BareBar(title: title)) }
}

struct SpadeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Three spades")
            // use-below: leading none pushed
            .bareBar("Spades")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Shed") { dismiss() } } }
    }
}

struct RakeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isRusty = true

    var body: some View {
        Toggle("Rusty", isOn: $isRusty)
            // use-below: none none pushed // expect-below: missing_back_button "RakeView"
            .bareBar("Rakes")
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
