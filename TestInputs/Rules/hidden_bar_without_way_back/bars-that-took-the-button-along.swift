import SwiftUI

struct Festival: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<7) { stage in Button("Stage \(stage)") { path.append(stage) } }
                .navigationDestination(for: Int.self) { stage in
                    switch stage {
                    case 1: JazzStage()
                    case 2: FolkStage()
                    case 3: RockStage()
                    case 4: TangoStage()
                    case 5: BluesStage()
                    default: ChoirStage().navigationBarHidden(true)  // expect: hidden_bar_without_way_back "Festival"
                    }
                }
        }
    }
}

struct JazzStage: View {
    var body: some View {
        Text("Trio")
            .toolbar(.hidden, for: .navigationBar)  // expect: hidden_bar_without_way_back "JazzStage"
    }
}

struct FolkStage: View {
    var body: some View {
        VStack {
            Text("Fiddle")
        }
        .padding()
        .navigationBarHidden(true)  // expect: hidden_bar_without_way_back "FolkStage"
    }
}

/// All bars.
struct RockStage: View {
    @State private var isLoud = false

    var body: some View {
        Toggle("Loud", isOn: $isLoud)
            .toolbar(.hidden)  // expect: hidden_bar_without_way_back "RockStage"
    }
}

/// An item in the hidden bar doesn't help.
struct TangoStage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two")
            .toolbarVisibility(.hidden, for: .navigationBar)  // expect: hidden_bar_without_way_back "TangoStage"
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stages") { dismiss() } } }
    }
}

/// A button that only goes on.
struct BluesStage: View {
    var body: some View {
        NavigationLink("Next band") { Text("Slow") }
            .navigationBarHidden(true)  // expect: hidden_bar_without_way_back "BluesStage"
    }
}

struct ChoirStage: View {
    var body: some View { Text("Four voices") }
}
