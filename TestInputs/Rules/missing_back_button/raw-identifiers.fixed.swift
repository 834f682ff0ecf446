import SwiftUI

struct Larder: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("List") { `Shopping list`() }
                NavigationLink("Jars") { `12 jars`() }
            }
        }
    }
}

/// A name of two words, which is followed to where it is opened.
struct `Shopping list`: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Flour")
            // screen-below: none none pushed // expect-below: missing_back_button "`Shopping list` hides", missing_swipe_back
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

struct `12 jars`: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Plums")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Larder") { `leave the jars`() } } }
    }

    private func `leave the jars`() { dismiss() }
}
