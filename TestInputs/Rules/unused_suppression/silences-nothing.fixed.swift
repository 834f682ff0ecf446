import SwiftUI

struct Orchard: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Apple") { AppleView() }
                NavigationLink("Pear") { PearView() }
                NavigationLink("Plum") { PlumView() }
                NavigationLink("Quince") { QuinceView() }
            }
        }
    }
}

/// The way back came later, and the comment stayed.
struct AppleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Gravensteiner")
            .navigationBarBackButtonHidden()  // screen: leading none pushed // expect: missing_swipe_back
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Trees") { dismiss() } } }
    }
}

/// The comment is one line too far away.
struct PearView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Williams")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
            .padding()
    }
}

/// The rule that it names isn't the one that speaks.
struct PlumView: View {
    var body: some View {
        Text("Mirabelle")
            // screen-below: none none pushed
            // backlint:disable:next missing_back_button missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct Ladder {
    let rungs = 12
}

struct QuinceView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Portuguese")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
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

