import SwiftUI

enum Trail: Hashable {
    case forest, river, summit, cave
}

@main struct HikingApp: App {
    var body: some Scene {
        WindowGroup { TrailStack() }
    }
}

struct TrailStack: View {
    @State private var path: [Trail] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Start") { path.append(.forest) }
                .navigationDestination(for: Trail.self) { trail in
                    switch trail {
                    case .forest: ForestView(path: $path)
                    case .river: RiverbankView(path: $path)
                    case .summit: SummitView(path: $path)
                    case .cave: CaveView(path: $path)
                    }
                }
        }
    }
}

struct ForestView: View {
    @Binding var path: [Trail]

    var body: some View {
        Button("To the river") { path.append(.river) }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Back") { path.removeLast() } } }
    }
}

struct RiverbankView: View {
    @Binding var path: [Trail]

    var body: some View {
        Button("To the summit") { path.append(.summit) }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Start") { path = [] } } }
    }
}

struct SummitView: View {
    @Binding var path: [Trail]

    var body: some View {
        Text("2,962 m")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Home", action: home) } }
    }

    private func home() { path.removeAll() }
}

/// Its `removeLast` takes a mark off the wall, and the other button goes deeper.
struct CaveView: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var path: [Trail]
    @State private var chalkMarks = [1, 2, 3]

    var body: some View {
        Text("\(chalkMarks.count) marks")
            // screen-below: none none pushed // expect-below: missing_back_button "CaveView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Wipe") { chalkMarks.removeLast() } }
                ToolbarItem(placement: .topBarTrailing) { Button("Deeper") { path.append(.cave) } }
            }
    }
}
