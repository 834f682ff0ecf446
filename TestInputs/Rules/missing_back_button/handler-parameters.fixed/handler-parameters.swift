import SwiftUI

@main struct BakeryApp: App {
    @State private var path: [String] = []
    @State private var showsHelp = false

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                Button("Bread") { path.append("bread") }
                    .navigationDestination(for: String.self) { product in
                        switch product {
                        case "bread": BreadView(onCut: { path.removeLast() })
                        case "rolls": RollsView { path = [] }
                        default: CakeView(onBack: { showsHelp = true })
                        }
                    }
            }
        }
    }
}

/// A neutral name, but whoever pushes the screen hands over the way back.
struct BreadView: View {
    let onCut: () -> Void

    var body: some View {
        Text("Rye")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Counter", action: onCut) } }
    }
}

struct RollsView: View {
    let onClose: () -> Void

    var body: some View {
        Text("Poppy seed")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Counter") { onClose() } } }
    }
}

/// A promising name, but whoever pushes the screen hands over something else.
struct CakeView: View {
    @Environment(\.dismiss) private var dismiss
    let onBack: () -> Void

    var body: some View {
        Text("Plum")
            // screen-below: none none pushed // expect-below: missing_back_button "CakeView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Counter", action: onBack) }
            }
    }
}
