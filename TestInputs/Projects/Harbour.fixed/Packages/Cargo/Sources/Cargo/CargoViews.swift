import SwiftUI

public typealias CargoStore = Store<CargoState, CargoAction>

public struct CargoStack: View {
    @StateObject private var store = CargoStore(CargoState(), reduce: reduceCargo)

    public init() {}

    public var body: some View {
        NavigationStack(path: Binding(get: { store.state.path }, set: { store.send(.pathChanged($0)) })) {
            Button("Weigh") { store.send(.scaleTapped) }
                .navigationDestination(for: CargoScreen.self) { screen in
                    switch screen {
                    case .scale: ScaleView(store: store)
                    case .seal: SealView(store: store)
                    }
                }
        }
    }
}

/// The action's case pops the path.
struct ScaleView: View {
    @ObservedObject var store: CargoStore

    var body: some View {
        Button("Seal") { store.send(.sealTapped) }
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Quay") { store.send(.doneTapped) } }
            }
    }
}

/// The action's case adds weight.
struct SealView: View {
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var store: CargoStore

    var body: some View {
        Text("\(store.state.weight) t")
            // screen-below: none app pushed // expect-below: missing_back_button "SealView"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Quay") { store.send(.heavierTapped) } }
            }
    }
}
