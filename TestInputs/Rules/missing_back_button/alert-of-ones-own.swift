import SwiftUI

@MainActor final class LetterModel: ObservableObject {
    @Published var asksFirst = false
    @Published var showsHelp = false
    @Published var text = ""
}

struct Post: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Letter") { LetterView() }
            NavigationLink("Parcel") { ParcelView() }
        }
    }
}

extension View {
    func discardAlert(isPresented: Binding<Bool>, onDiscard: @escaping () -> Void) -> some View {
        alert("Throw it away?", isPresented: isPresented) {
            Button("Throw away", role: .destructive, action: onDiscard)
            Button("Keep", role: .cancel) {}
        }
    }
}

/// The item opens the alert that leaves.
struct LetterView: View {
    @StateObject private var model = LetterModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TextEditor(text: $model.text)
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Post") { model.asksFirst.toggle() } } }
            .discardAlert(isPresented: $model.asksFirst, onDiscard: dismiss.callAsFunction)
    }
}

/// The item opens something else.
struct ParcelView: View {
    @StateObject private var model = LetterModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Enough") { model.asksFirst = true }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "ParcelView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Help") { model.showsHelp = true } } }
            .discardAlert(isPresented: $model.asksFirst, onDiscard: { dismiss() })
    }
}
