import SwiftUI

/// Every way in which one screen leads to another.
@main struct FerryApp: App {
    var body: some Scene {
        WindowGroup {  // edge: FerryApp root Pier
            Pier()
        }
    }
}

struct Pier: View {
    @State private var asks = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Deck") { Deck() }  // edge: Pier pushed Deck
                NavigationLink(destination: Bridge()) { Row() }  // edge: Pier pushed Bridge
            }
            .navigationDestination(for: Int.self) { Cabin(number: $0) }  // edge: Pier pushed Cabin
            .toolbar { ToolbarItem { Help() } }
        }
        .sheet(isPresented: $asks) { Fare() }  // edge: Pier presented Fare
    }
}

/// The first view of a stack in a sheet is what the sheet shows.
struct Deck: View {
    var body: some View {
        Text("Upper")
            .fullScreenCover(item: .constant(1)) { _ in  // edge: Deck presented Rescue
                NavigationStack { Rescue() }
            }
    }
}

/// A stack of its own begins with its first view.
struct Bridge: View {
    var body: some View {
        NavigationStack { Helm() }  // edge: Bridge root Helm
    }
}

/// Opens itself.
struct Cabin: View {
    let number: Int

    var body: some View {
        NavigationLink("Next") { Cabin(number: number + 1) }  // edge: Cabin pushed Cabin
    }
}

struct Fare: View { var body: some View { Text("3") } }
struct Rescue: View { var body: some View { Text("Boat") } }
struct Helm: View { var body: some View { Text("Port") } }
struct Row: View { var body: some View { Text("Row") } }
struct Help: View { var body: some View { Text("?") } }
