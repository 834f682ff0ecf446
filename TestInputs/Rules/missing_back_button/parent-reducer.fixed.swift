import ComposableArchitecture
import SwiftUI

/// The child says what was tapped; the one that owns the routes answers, through the type that lists its screens.
struct Ferry: Reducer {
    struct State: Equatable {}
    enum Action { case ashoreTapped, hornTapped }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .ashoreTapped: return .none
            case .hornTapped: return .none
            }
        }
    }
}

struct Quay: Reducer {
    struct State: Equatable {}
    enum Action { case ashoreTapped }

    var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
    }
}

struct HarbourScreen: Reducer {
    enum State: Equatable {
        case ferry(Ferry.State)
        case quay(Quay.State)
    }
    enum Action {
        case ferry(Ferry.Action)
        case quay(Quay.Action)
    }

    var body: some ReducerOf<Self> {
        Scope(state: /State.ferry, action: /Action.ferry) { Ferry() }
        Scope(state: /State.quay, action: /Action.quay) { Quay() }
    }
}

struct HarbourCoordinator: Reducer {
    struct State: Equatable { var routes: [HarbourScreen.State] = [] }
    enum Action { case route(Int, HarbourScreen.Action) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .route(_, .ferry(.ashoreTapped)):
                state.routes.removeLast()
                return .none
            case .route(_, .ferry(.hornTapped)):
                return .none
            default:
                return .none
            }
        }
        .forEach(\.routes, action: /Action.route) { HarbourScreen() }
    }
}

struct HarbourView: View {
    let ferry: StoreOf<Ferry>

    var body: some View {
        NavigationStack {
            NavigationLink("Ferry") { FerryView(store: ferry) }
            NavigationLink("Bridge") { BridgeView(store: ferry) }
        }
    }
}

struct FerryView: View {
    let store: StoreOf<Ferry>

    var body: some View {
        Text("Two masts")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Ashore") { store.send(.ashoreTapped) } } }
    }
}

/// Nobody leaves for a horn.
struct BridgeView: View {
    @Environment(\.dismiss) private var dismiss
    let store: StoreOf<Ferry>

    var body: some View {
        Text("Wheel")
            // screen-below: none none pushed // expect-below: missing_back_button "BridgeView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Horn") { store.send(.hornTapped) } }
            }
    }
}
