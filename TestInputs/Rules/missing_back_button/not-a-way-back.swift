import SwiftUI

struct Observatory: View {
    @StateObject private var router = StarRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                NavigationLink("Comet") { CometView(router: router) }
                NavigationLink("Nebula") { NebulaView() }
                NavigationLink("Quasar") { QuasarView() }
                NavigationLink("Pulsar") { PulsarView() }
            }
        }
    }
}

final class StarRouter: ObservableObject {
    enum Star: Hashable { case dust, tail }
    @Published var path: [Star] = []

    func replace(_ star: Star, with other: Star) {
        path = path.map { $0 == star ? other : $0 }
    }
}

/// It goes on by itself, to another screen.
struct CometView: View {
    let router: StarRouter

    var body: some View {
        ProgressView()
            // screen-below: none none pushed // expect-below: missing_back_button "CometView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .task {
                try? await Task.sleep(for: .seconds(2))
                router.replace(.dust, with: .tail)
            }
    }
}

/// A leading item for something else: a menu of settings, and a profile.
struct NebulaView: View {
    @State private var showsProfile = false
    @State private var isBright = true

    var body: some View {
        Text("M 42")
            // screen-below: none none pushed // expect-below: missing_back_button "NebulaView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Menu("View") { Toggle("Bright", isOn: $isBright) }
                    Button { showsProfile = true } label: { Image(systemName: "person.circle") }
                }
            }
            .sheet(isPresented: $showsProfile) { ProfileSheet() }
    }
}

/// Its dismissal leaves the sheet.
struct ProfileSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}

/// The chevron stands there, and does nothing.
struct QuasarView: View {
    var body: some View {
        Text("3C 273")
            // screen-below: none none pushed // expect-below: missing_back_button "QuasarView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Image(systemName: "chevron.left") } }
    }
}

/// One more copy of the first view, on top of all others.
struct PulsarView: View {
    var body: some View {
        Text("33 ms")
            // screen-below: none none pushed // expect-below: missing_back_button "PulsarView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // expect-below: back_pushes_forward "PulsarView"
                    NavigationLink(destination: Observatory()) { Image(systemName: "chevron.left") }
                }
            }
    }
}
