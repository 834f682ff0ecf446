import SwiftUI

@main struct QuestApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                NavigationLink("Cave") { CaveGate() }
                NavigationLink("Tower") { TowerGate() }
            }
        }
    }
}

struct QuestHome: View {
    var body: some View { Text("Your camp") }
}

/// The cross goes home by pushing another home.
struct CaveGate: View {
    @Environment(\.dismiss) private var dismiss
    @State private var goesHome = false

    var body: some View {
        Text("It is dark")
            // screen-below: none none pushed // expect-below: missing_back_button "CaveGate", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Camp", systemImage: "tent") { goesHome = true } }
            }
            .navigationDestination(isPresented: $goesHome) { QuestHome() }
    }
}

/// So does the link.
struct TowerGate: View {
    var body: some View {
        Text("It is high")
            // screen-below: none none pushed // expect-below: missing_back_button "TowerGate", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    BackItem()
                }
                ToolbarItem(placement: .topBarLeading) {
                    NavigationLink(destination: QuestHome()) { Image(systemName: "tent") }
                }
            }
    }
}

private struct BackItem: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "chevron.backward")
        }
    }
}
