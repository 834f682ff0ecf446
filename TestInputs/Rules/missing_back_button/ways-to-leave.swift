import RoutesFromElsewhere
import SwiftUI

struct Market: View {
    @State private var path = NavigationPath()
    @StateObject private var session = MarketSession()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Apples") { AppleStall() }
                NavigationLink("Nuts") { NutStall(path: $path) }
                NavigationLink("Figs") { FigStall(path: $path) }
                NavigationLink("Dates") { DateStall() }
                NavigationLink("Limes") { LimeStall() }
                NavigationLink("Plums") { PlumStall() }
                NavigationLink("Kiwis") { KiwiStall() }
                NavigationLink("Melons") { MelonStall() }
                NavigationLink("Cherries") { CherryStall() }
            }
        }
    }
}

struct AppleStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("3 kg")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { dismiss.callAsFunction() } } }
    }
}

struct NutStall: View {
    @Binding var path: NavigationPath

    var body: some View {
        Text("500 g")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { path.removeLast(2) } } }
    }
}

struct FigStall: View {
    @Binding var path: NavigationPath

    var body: some View {
        Text("A dozen")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { path = .init() } } }
    }
}

/// A package's coordinator: its name has to do.
struct DateStall: View {
    @EnvironmentObject private var coordinator: StallCoordinator

    var body: some View {
        Text("Medjool")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Gate") { coordinator.dismissCurrent() } }
            }
    }
}

struct LimeStall: View {
    @Environment(\.stalls) private var nav

    var body: some View {
        Text("Six")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { nav.back() } } }
    }
}

/// UIKit's way, behind a function that belongs to nobody.
struct PlumStall: View {
    var body: some View {
        Text("Mirabelle")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Gate") { StallRoutes.home() } } }
    }
}

enum StallRoutes {
    static var stack: UINavigationController?

    static func home() { stack?.popToRootViewController(animated: true) }
}

struct KiwiStall: View {
    weak var host: UIViewController?

    var body: some View {
        Text("Gold")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Gate") { host?.dismiss(animated: true) } }
            }
    }
}

struct MelonStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cantaloupe")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Gate", role: .cancel, action: leaveTheStall) }
            }
    }

    private func leaveTheStall() { dismiss() }
}

/// Its action says what was tapped, and the reducer waits for the dismissal.
struct CherryStall: View {
    let store = StallStore()

    var body: some View {
        Text("Burlat")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Gate") { store.send(.gateTapped) } }
            }
    }
}

final class StallStore {
    enum Action { case gateTapped, weighed }
    @Dependency(\.dismiss) private var dismiss

    func send(_ action: Action) {
        switch action {
        case .gateTapped:
            Task { await dismiss() }
        case .weighed:
            break
        }
    }
}

final class MarketSession: ObservableObject {}
