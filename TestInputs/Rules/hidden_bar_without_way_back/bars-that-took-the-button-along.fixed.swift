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
                    default: ChoirStage()  // expect: hidden_bar_without_way_back "Festival"
                    }
                }
        }
    }
}

struct JazzStage: View {
    var body: some View {
        Text("Trio")
    }
}

struct FolkStage: View {
    var body: some View {
        VStack {
            Text("Fiddle")
        }
        .padding()
    }
}

/// All bars.
struct RockStage: View {
    @State private var isLoud = false

    var body: some View {
        Toggle("Loud", isOn: $isLoud)
    }
}

/// An item in the hidden bar doesn't help.
struct TangoStage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stages") { dismiss() } } }
    }
}

/// A button that only goes on.
struct BluesStage: View {
    var body: some View {
        NavigationLink("Next band") { Text("Slow") }
    }
}

struct ChoirStage: View {
    var body: some View { Text("Four voices") }
}
