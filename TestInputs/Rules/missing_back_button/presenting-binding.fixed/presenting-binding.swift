import SwiftUI

@main struct PuppetApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { StageView() } }
    }
}

struct Puppet: Hashable, Identifiable {
    let id: Int
}

struct StageView: View {
    @State private var showsCurtain = false
    @State private var showsProps = false
    @State private var puppet: Puppet?
    @State private var showsLights = false
    @State private var isMuted = false

    var body: some View {
        VStack {
            Button("Curtain") { showsCurtain = true }
            Button("Props") { showsProps = true }
            Button("Puppet") { puppet = Puppet(id: 1) }
            Button("Lights") { showsLights = true }
        }
        .navigationDestination(isPresented: $showsCurtain) { CurtainView(isShown: $showsCurtain) }
        .navigationDestination(isPresented: $showsProps) { PropsView(isOpen: $showsProps) }
        .navigationDestination(item: $puppet) { _ in PuppetView(selection: $puppet) }
        .navigationDestination(isPresented: $showsLights) { LightsView(isMuted: $isMuted) }
    }
}

struct CurtainView: View {
    @Binding var isShown: Bool

    var body: some View {
        Text("Red velvet")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stage") { isShown = false } } }
    }
}

struct PropsView: View {
    @Binding var isOpen: Bool

    var body: some View {
        Text("A wooden sword")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stage") { isOpen.toggle() } } }
    }
}

struct PuppetView: View {
    @Binding var selection: Puppet?

    var body: some View {
        Text("Harlequin")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stage") { selection = nil } } }
    }
}

/// A binding as well, but not the one that shows the screen.
struct LightsView: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var isMuted: Bool

    var body: some View {
        Text("Two spots")
            // screen-below: none none pushed // expect-below: missing_back_button "LightsView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Sound") { isMuted = false } }
            }
    }
}
