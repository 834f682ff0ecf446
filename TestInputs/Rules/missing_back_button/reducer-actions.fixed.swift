import ComposableArchitecture
import SwiftUI

@Reducer struct Thermostat {
    struct State: Equatable {
        var degrees = 20
    }
    enum Action {
        case leaveTapped
        case warmerTapped
    }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .leaveTapped:
                return .run { _ in await self.dismiss() }
            case .warmerTapped:
                state.degrees += 1
                return .none
            }
        }
    }
}

struct HeatingPlan: View {
    let store: StoreOf<Thermostat>

    var body: some View {
        NavigationStack {
            NavigationLink("Living room") { LivingRoomView(store: store) }
            NavigationLink("Cellar") { CellarView(store: store) }
        }
    }
}

struct LivingRoomView: View {
    let store: StoreOf<Thermostat>

    var body: some View {
        Text("Cosy")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Rooms") { store.send(.leaveTapped) } }
            }
    }
}

struct CellarView: View {
    @Environment(\.dismiss) private var dismiss
    let store: StoreOf<Thermostat>

    var body: some View {
        Text("Cold")
            // screen-below: none none pushed // expect-below: missing_back_button "CellarView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Warmer") { store.send(.warmerTapped) } }
            }
    }
}
