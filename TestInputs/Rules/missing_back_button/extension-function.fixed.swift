import SwiftUI

extension View {
    /// The caller says what the item does.
    func shelfBar(_ leave: @escaping () -> Void) -> some View {
        // screen-below: unknown none pushed "View.shelfBar()" // expect-below: missing_swipe_back
        navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(action: leave) { Image(systemName: "books.vertical") }
                }
            }
    }
}

struct Bookcase: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Novels") { NovelView() }
            NavigationLink("Atlases") { AtlasView() }
        }
    }
}

struct NovelView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("A long one")
            // use-below: leading none pushed
            .shelfBar { dismiss() }
    }
}

struct AtlasView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsLegend = false

    var body: some View {
        Text(showsLegend ? "Forest is green" : "1 to 100,000")
            // use-below: none none pushed // expect-below: missing_back_button "AtlasView"
            .shelfBar { showsLegend.toggle() }
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
