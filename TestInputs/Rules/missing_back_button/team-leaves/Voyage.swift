import BrandKit
import Pilotage
import SwiftUI

struct VoyageList: View {
    let pilot: Pilot

    var body: some View {
        NavigationStack {
            NavigationLink("Called") { CalledView(pilot: pilot) }
            NavigationLink("Handed on") { HandedOnView(pilot: pilot) }
            NavigationLink("To a view from outside") { OutsideView(pilot: pilot) }
            NavigationLink("Helper") { HelperView(pilot: pilot) }
            NavigationLink("Own") { OwnFunctionView() }
            NavigationLink("Handler") { HandlerView(finishFlow: { pilot.anchor() }) }
            NavigationLink("By itself") { ByItselfView(pilot: pilot) }
            NavigationLink("Alike") { AlikeView(pilot: pilot.harborPilot) }
        }
    }
}

struct CalledView: View {
    let pilot: Pilot

    var body: some View {
        Text("Lighthouse")
            // screen-below: leading none pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Ashore") { pilot.ship.finishFlow(saving: true) } }
            }
    }
}

struct HandedOnView: View {
    let pilot: Pilot

    var body: some View {
        Button(action: pilot.finishFlow) { Image(systemName: "ferry") }
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }
}

/// What a view from outside does with it can't be seen; that it gets it is enough.
struct OutsideView: View {
    let pilot: Pilot

    var body: some View {
        BrandTile(title: "Ashore", onPress: pilot.finishFlow)
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }
}

struct HelperView: View {
    let pilot: Pilot

    var body: some View {
        Button("Ashore", action: wrapUp)
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }

    private func wrapUp() {
        Task { await pilot.finishFlow() }
    }
}

/// The definition is there and shows nothing of the kind: the team knows better.
struct OwnFunctionView: View {
    var body: some View {
        Button("Ashore") { finishFlow() }
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }

    private func finishFlow() { print("ashore") }
}

struct HandlerView: View {
    let finishFlow: () -> Void

    var body: some View {
        Button("Ashore") { finishFlow() }
            // screen-below: elsewhere none pushed
            .navigationBarBackButtonHidden()
    }
}

/// Nobody taps it.
struct ByItselfView: View {
    let pilot: Pilot

    var body: some View {
        Text("Fog")
            .onAppear { pilot.finishFlow() }
            // screen-below: none none pushed
            // expect-below: missing_back_button "ByItselfView"
            .navigationBarBackButtonHidden()
    }
}

struct AlikeView: View {
    let pilot: HarborPilot

    var body: some View {
        Button("Later") { pilot.finishFlowLater() }
            .disabled(pilot.finishFlow == nil)
            // screen-below: none none pushed
            // expect-below: missing_back_button "AlikeView"
            .navigationBarBackButtonHidden()
    }
}
