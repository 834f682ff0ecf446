import SwiftUI

/// Tabs are screens of their own, also those in a stack and in a branch; pages that one leafs through are not.
@main struct StationApp: App {
    @State private var isOpen = false

    var body: some Scene {
        WindowGroup {  // edge: StationApp root Station, StationApp root Closed
            if isOpen { Station() } else { Closed() }
        }
    }
}

struct Station: View {
    var body: some View {
        TabView {  // edge: Station root Shops
            NavigationStack { Trains() }  // edge: Station root Trains
                .tabItem { Icon() }
            Shops()
                .tabItem { Icon() }
                .sheet(isPresented: .constant(false)) { Cart() }  // edge: Shops presented Cart
        }
        .sheet(isPresented: .constant(false)) { News() }  // edge: Station presented News
    }
}

struct Trains: View {
    var body: some View {
        TabView {
            North()
            South()
        }
        .tabViewStyle(.page)
    }
}

struct North: View {
    var body: some View { NavigationLink("Map") { Lines() } }  // edge: Trains pushed Lines
}

struct South: View { var body: some View { Text("South") } }
struct Lines: View { var body: some View { Text("Lines") } }
struct Shops: View { var body: some View { Text("Shops") } }
struct Cart: View { var body: some View { Text("Cart") } }
struct News: View { var body: some View { Text("News") } }
struct Closed: View { var body: some View { Text("Closed") } }
struct Icon: View { var body: some View { Text("I") } }
