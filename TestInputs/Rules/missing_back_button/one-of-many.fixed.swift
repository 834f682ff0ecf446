import BakeryFeatures
import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// What a router pushes, one screen at a time: what the others hold is not on this one.
struct BakeryRouter: View {
    let store: StoreOf<Bakery>

    var body: some View {
        NavigationView {
            TCARouter(store) { screen in
                SwitchStore(screen) {
                    CaseLet(/BakeryScreen.State.dough, action: BakeryScreen.Action.dough, then: DoughView.init)
                    CaseLet(/BakeryScreen.State.oven, action: BakeryScreen.Action.oven, then: OvenView.init)
                }
            }
        }
    }
}

struct DoughView: View {
    let store: StoreOf<Dough>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Rising")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Bakery") { dismiss() } } }
    }
}

struct OvenView: View {
    @Environment(\.dismiss) private var dismiss
    let store: StoreOf<Oven>

    var body: some View {
        Text("220 degrees")
            // screen-below: none none pushed // expect-below: missing_back_button "OvenView", missing_swipe_back
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

/// One tab at a time: the other tab's button isn't on this one.
struct MarketTabs: View {
    var body: some View {
        TabView {
            NavigationStack { NavigationLink("Stall") { StallView() } }
                .tabItem { Text("Stalls") }
            ScaleView()
                .tabItem { Text("Scales") }
            StallKeeper()
                .tabItem { Text("Keepers") }
        }
    }
}

struct StallView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Leeks")
            // screen-below: none none pushed // expect-below: missing_back_button "StallView", missing_swipe_back
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

struct ScaleView: View {
    var body: some View {
        // screen-below: none none root // expect-below: needless_back_button_hide "ScaleView"
        Text("2 kg")
    }
}

struct StallKeeper: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Out") { dismiss() } }
}
