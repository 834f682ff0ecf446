import SwiftUI

struct Aviary: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Parrots") { ParrotView() }
            NavigationLink("Finches") { FinchView() }
        }
    }
}

/// A method of that name, which passes it on.
struct ParrotView: View {
    @Environment(\.dismiss) private var leave

    var body: some View {
        Text("Polly")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Birds") { dismiss() } } }
    }

    private func dismiss() { leave() }
}

/// A method of that name, which only puts the pen away.
struct FinchView: View {
    @Environment(\.dismiss) private var dismissScreen
    @State private var isEditing = true

    var body: some View {
        Text(isEditing ? "Editing" : "Twelve finches")
            // screen-below: none none pushed // expect-below: missing_back_button "FinchView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismissScreen()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Done") { dismiss() } }
            }
    }

    private func dismiss() { isEditing = false }
}
