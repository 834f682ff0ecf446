import SwiftUI

struct Letter: Identifiable { let id: Int }

struct PostOffice: View {
    @State private var letter: Letter?

    var body: some View {
        TabView {
            NavigationSplitView {
                Sorting()
            } detail: {
                Counter()
            }
            .tabItem { Text("Hall") }
            NavigationStack { Stamps() }.tabItem { Text("Stamps") }
        }
        .sheet(item: $letter) { LetterSheet(letter: $0) }
    }
}

/// The first view of a split column.
struct Sorting: View {
    var body: some View {
        List(0..<3) { Text("Box \($0)") }
            // screen-below: - - root // expect-below: needless_back_button_hide "Sorting"
            .navigationBarBackButtonHidden()
    }
}

struct Counter: View {
    var body: some View {
        NavigationLink("Scales") { Scales() }
            // screen-below: - - root // expect-below: needless_back_button_hide "Counter"
            .navigationBarBackButtonHidden()
    }
}

struct Scales: View {
    var body: some View {
        Text("20 g")
            // screen-below: none none pushed // expect-below: missing_back_button "Scales", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Embedded in the first view of a stack.
struct Stamps: View {
    var body: some View {
        VStack {
            StampSheet()
            NavigationLink("Rare ones") { RareStamps() }
        }
    }
}

struct StampSheet: View {
    var body: some View {
        Text("85 cents")
            // screen-below: - - root // expect-below: needless_back_button_hide "StampSheet"
            .navigationBarBackButtonHidden()
    }
}

struct RareStamps: View {
    var body: some View { RareList() }
}

/// Embedded in a pushed view.
struct RareList: View {
    var body: some View {
        Text("Blue")
            // screen-below: none none pushed // expect-below: missing_back_button "RareList", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct LetterSheet: View {
    let letter: Letter

    var body: some View {
        Text("No. \(letter.id)")
            // screen-below: - - presented // expect-below: needless_back_button_hide "LetterSheet"
            .navigationBarBackButtonHidden()
    }
}
