import SwiftUI

@available(iOS 26, *)
struct CodeBreaker: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Easy") { EasyBoard() }
            NavigationLink("Hard") { HardBoard() }
            NavigationLink("Hints") { HintBoard() }
        }
    }
}

/// No label: the role brings one.
@available(iOS 26, *)
struct EasyBoard: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Four colours")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(role: .cancel) { dismiss() } }
            }
    }
}

@available(iOS 26, *)
struct HardBoard: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Eight colours")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button(role: .close, action: leave) }
            }
    }

    private func leave() { dismiss() }
}

/// The role says close, the action closes no more than the hints.
@available(iOS 26, *)
struct HintBoard: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsHints = true

    var body: some View {
        Text(showsHints ? "Red is third" : "Think")
            // screen-below: none none pushed // expect-below: missing_back_button "HintBoard", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button(role: .close) { showsHints.toggle() } }
            }
    }
}
