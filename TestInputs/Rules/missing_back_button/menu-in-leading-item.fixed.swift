import SwiftUI

struct ChessClub: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Play") { MatchView() }
            NavigationLink("Study") { StudyView() }
        }
    }
}

/// The exit is one level down, still in the leading slot.
struct MatchView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var offersDraw = false

    var body: some View {
        Text("White to move")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Menu("Game") {
                        Button("Offer a draw") { offersDraw = true }
                        Button("Leave", role: .destructive) { dismiss() }
                    }
                }
            }
    }
}

struct StudyView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var depth = 12
    @State private var isFlipped = false

    var body: some View {
        Text("Depth \(depth)")
            // screen-below: none none pushed // expect-below: missing_back_button "StudyView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Menu("Board") {
                        Button("Flip") { isFlipped.toggle() }
                        Button("Deeper") { depth += 1 }
                    }
                }
            }
    }
}
