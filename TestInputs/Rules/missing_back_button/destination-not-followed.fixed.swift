import SwiftUI

struct Archive: View {
    var body: some View {
        NavigationStack { NavigationLink("Boxes") { BoxList() } }
    }
}

/// What it pushes and presents has a way back; it has none itself.
struct BoxList: View {
    @State private var showsIndex = false

    var body: some View {
        List {
            NavigationLink("Box 1") { BoxView(number: 1) }
            NavigationLink("Box 2", destination: BoxView(number: 2))
            Button("Index") { showsIndex = true }
        }
        .sheet(isPresented: $showsIndex) { IndexSheet() }
        // screen-below: none none pushed // expect-below: missing_back_button "BoxList", missing_swipe_back
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                BackItem()
            }
        }
    }
}

struct BoxView: View {
    @Environment(\.dismiss) private var dismiss
    let number: Int

    var body: some View {
        Text("Letters of \(1900 + number)")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Boxes") { dismiss() } } }
    }
}

struct IndexSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("A to Z")
            Button("Close") { dismiss() }
        }
    }
}

private struct BackItem: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "chevron.backward")
        }
    }
}
