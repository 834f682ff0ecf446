import SwiftUI

/// Containers are looked through; of views side by side nobody knows which one is the screen.
struct Gallery: View {
    var body: some View {
        NavigationStack {
            Text("Halls")
                .navigationDestination(for: Hall.self) { hall in  // edge: Gallery pushed Paintings, Gallery pushed Coins
                    Frame { view(for: hall) }
                }
                .sheet(isPresented: .constant(false)) {
                    VStack { Title(); Prices() }
                }
                .inspector(isPresented: .constant(false)) {
                    ZStack {
                        VStack { Text("Tickets") }
                        if true { Busy() }
                    }
                }
                .popover(isPresented: .constant(false)) {  // edge: Gallery presented Hint
                    ZStack {
                        Color.white
                        Hint()
                    }
                }
        }
    }

    @ViewBuilder private func view(for hall: Hall) -> some View {
        switch hall {
        case .paintings: Paintings()
        case .coins: Coins()
        }
    }
}

enum Hall { case paintings, coins }

struct Frame<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.padding() }
}

struct Paintings: View { var body: some View { Text("Oil") } }
struct Coins: View { var body: some View { Text("Gold") } }
struct Title: View { var body: some View { Text("Prices") } }
struct Prices: View {
    /// The sheet has no name of its own: what it opens is opened by the gallery.
    var body: some View { NavigationLink("Groups") { Groups() } }  // edge: Gallery pushed Groups
}
struct Groups: View { var body: some View { Text("8") } }
struct Busy: View { var body: some View { ProgressView() } }
struct Hint: View { var body: some View { Text("Psst") } }
