import SwiftUI

struct LetterDesk: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Write") { LetterView() }
            NavigationLink("Send") { PostView() }
            NavigationLink("Seal") { SealView() }
        }
    }
}

/// The leading button opens the dialog that holds the exit.
struct LetterView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asksToDiscard = false
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text)
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Desk") { asksToDiscard = true } } }
            .confirmationDialog("Throw the letter away?", isPresented: $asksToDiscard) {
                Button("Throw away", role: .destructive) { dismiss() }
            }
    }
}

struct PostView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Text("By air")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Desk", action: deskTapped) } }
            .alert("Not sent yet", isPresented: $asks) {
                Button("Stay", role: .cancel) {}
                Button("Leave") { dismiss() }
            }
    }

    private func deskTapped() { asks = true }
}

/// A dialog as well, but no button of it leaves.
struct SealView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    @State private var isRed = true

    var body: some View {
        Text(isRed ? "Red wax" : "Black wax")
            // screen-below: none none pushed // expect-below: missing_back_button "SealView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Colour") { asks = true } }
            }
            .confirmationDialog("Wax", isPresented: $asks) {
                Button("Red") { isRed = true }
                Button("Black") { isRed = false }
            }
    }
}
