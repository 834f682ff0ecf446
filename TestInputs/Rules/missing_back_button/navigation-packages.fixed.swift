import ComposableArchitecture
import FlowStacks
import NavigationBackport
import SwiftUI
import UIPilot

/// Packages bring stacks of their own, and ways to push.
struct Beehive: View {
    @State private var path = NBNavigationPath()

    var body: some View {
        NBNavigationStack(path: $path) {
            QueenView()
                .nbNavigationDestination(for: Int.self) { DroneView(number: $0) }
        }
    }
}

struct Anthill: View {
    @State private var routes: [FlowStacks.Route<String>] = []

    var body: some View {
        FlowStack($routes, withNavigation: true) {
            SoldierView()
                .flowDestination(for: String.self) { LarvaView(name: $0) }
        }
    }
}

struct Wasps: View {
    @StateObject private var pilot = UIPilot(initial: Nest.paper)

    private enum Nest { case paper }

    var body: some View {
        UIPilotHost(pilot) { nest in
            switch nest {
            case .paper: PaperView()
            }
        }
    }
}

struct Termites: View {
    let store: Store<Int, Int>

    var body: some View {
        NavigationView {
            NavigationLinkStore(store) {
                store.send(1)
            } destination: { store in
                TunnelView(store: store)
            } label: {
                CountView()
            }
        }
    }
}

/// Not the link's destination: its label, on the screen with the link.
struct CountView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("2000000") }
}

struct QueenView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("Queen") }
}

struct SoldierView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("Soldier") }
}

struct DroneView: View {
    @Environment(\.dismiss) private var dismiss
    let number: Int

    // screen-below: none none pushed // expect-below: missing_back_button "DroneView", missing_swipe_back
    var body: some View {
        Text("Drone \(number)").navigationBarBackButtonHidden()
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

struct LarvaView: View {
    @Environment(\.dismiss) private var dismiss
    let name: String

    // screen-below: none none pushed // expect-below: missing_back_button "LarvaView", missing_swipe_back
    var body: some View {
        Text(name).navigationBarBackButtonHidden()
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

struct PaperView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "PaperView", missing_swipe_back
    var body: some View {
        Text("Paper nest").navigationBarBackButtonHidden()
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

struct TunnelView: View {
    @Environment(\.dismiss) private var dismiss
    let store: Store<Int, Int>

    var body: some View {
        Button("Deeper") { store.send(2) }
            // screen-below: none none pushed // expect-below: missing_back_button "TunnelView", missing_swipe_back
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
