import SwiftUI

@main struct CampApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { CampFire() } }
    }
}

struct CampFire: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsSongs = false

    var body: some View {
        NavigationLink("Tents") { TentView() }
            // screen-below: leading none root // expect-below: needless_back_button_hide "CampFire"
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Quit") { dismiss() } } }
            .sheet(isPresented: $showsSongs) { SongBook() }
    }
}

struct SongBook: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            NavigationLink("First song") { SongPage() }
                // screen-below: leading none presented // expect-below: needless_back_button_hide "SongBook"
                .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
        }
    }
}

struct SongPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Three verses")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "SongPage"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Songs") { dismiss() } } }
    }
}

struct TentView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Pegs out")
            // screen-below: leading none pushed locked
            // backlint:locked - the tent must be taken down with the button
            .navigationBarBackButtonHidden()
            .swipeBackLocked()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Camp") { dismiss() } } }
    }
}
