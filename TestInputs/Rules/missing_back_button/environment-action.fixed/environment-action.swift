import SwiftUI

struct PopToRoot: Sendable {
    var run: @MainActor @Sendable () -> Void = {}

    @MainActor func callAsFunction() { run() }
}

private struct PopToRootKey: EnvironmentKey {
    static let defaultValue = PopToRoot()
}

extension EnvironmentValues {
    var popToRoot: PopToRoot {
        get { self[PopToRootKey.self] }
        set { self[PopToRootKey.self] = newValue }
    }
}

@main struct BallotApp: App {
    @State private var path: [Int] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                NavigationLink("Vote", value: 1)
                    .navigationDestination(for: Int.self) { step in
                        if step == 1 { BoothView() } else { CountView() }
                    }
            }
            .environment(\.popToRoot, PopToRoot { path = [] })
        }
    }
}

struct BoothView: View {
    @Environment(\.popToRoot) private var popToRoot

    var body: some View {
        NavigationLink("Count", value: 2)
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hall") { popToRoot() } } }
    }
}

/// Asks for the action and never calls it.
struct CountView: View {
    @Environment(\.popToRoot) private var popToRoot
    @Environment(\.dismiss) private var dismiss
    @State private var votes = 0

    var body: some View {
        Text("\(votes) votes")
            // screen-below: none none pushed // expect-below: missing_back_button "CountView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Count") { votes += 1 } }
            }
    }
}
