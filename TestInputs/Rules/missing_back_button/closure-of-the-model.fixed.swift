import Combine
import SwiftUI

@MainActor final class DraftModel: ObservableObject {
    let ended = PassthroughSubject<Void, Never>()
    let counted = PassthroughSubject<Int, Never>()
    private var words = 0

    func endTapped() { ended.send() }

    func countTapped() {
        words += 1
        counted.send(words)
    }
}

struct WritersRoom: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Draft") { DraftView() }
            NavigationLink("Words") { WordCount() }
        }
    }
}

/// The control makes the model say that it is over, and the view listens.
struct DraftView: View {
    @StateObject private var model = DraftModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Chapter one")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Room") { model.endTapped() } } }
            .onReceive(model.ended) { dismiss() }
    }
}

/// Here it listens to the words.
struct WordCount: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = DraftModel()
    @State private var words = 0

    var body: some View {
        Text("\(words) words")
            // screen-below: none none pushed // expect-below: missing_back_button "WordCount", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Count") { model.countTapped() } }
            }
            .onReceive(model.counted) { words = $0 }
    }
}
