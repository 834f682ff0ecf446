import Docks
import SwiftUI

struct DeckList: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Item") { ItemView() }
            NavigationLink("Header") { HeaderView() }
            NavigationLink("Member") { MemberView() }
            NavigationLink("Bar") { BarView() }
            NavigationLink("Made") { MadeView() }
            NavigationLink("Elsewhere") { ElsewhereView() }
            NavigationLink("Alike") { AlikeView() }
        }
    }
}

struct ItemView: View {
    var body: some View {
        Text("Cargo")
            // screen-below: leading none pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .navigationBarLeading) { Gangway() } }
    }
}

struct HeaderView: View {
    var body: some View {
        VStack {
            Gangway(width: 12).padding()
            Text("Cargo")
        }
        // screen-below: elsewhere none pushed
        .navigationBarBackButtonHidden()
    }
}

struct MemberView: View {
    var body: some View {
        Text("Cargo")
            // screen-below: leading none pushed
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: plank)
    }

    private var plank: some View { Harbor.Gangway { print("hm") } }
}

/// It stands in the bar by itself: what it consists of says where.
struct BarView: View {
    var body: some View {
        Text("Cargo")
            // screen-below: leading none pushed
            .navigationBarBackButtonHidden()
            .toolbar { DeckBar() }
    }
}

struct DeckBar: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Gangway() }
    }
}

/// Without a screen's code around it, it is followed like any other view.
struct MadeView: View {
    var body: some View {
        Frame { Text("Cargo") }
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }
}

struct Frame<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Gangway()
            content
        }
    }
}

/// On what is pushed from here it leads back to here.
struct ElsewhereView: View {
    var body: some View {
        NavigationLink("Hold") { Gangway() }
            // screen-below: none none pushed
            // expect-below: missing_back_button "ElsewhereView"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    BackItem()
                }
            }
    }
}

struct AlikeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        GangwayPicture()
            // screen-below: none none pushed
            // expect-below: missing_back_button "AlikeView"
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
