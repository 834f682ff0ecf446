import SwiftUI

@main struct PotteryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                VStack {
                    NavigationLink("Glaze", destination: GlazeView())
                    NavigationLink("Kiln", destination: KilnView())
                    NavigationLink("Clay", destination: ClayView())
                    NavigationLink("Wheel", destination: WheelView())
                }
            }
        }
    }
}

/// The item's content is a method, handed over by name.
struct GlazeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Celadon")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading, content: backButton) }
    }

    private func backButton() -> some View {
        Button(action: { dismiss() }) { Image(systemName: "chevron.backward") }
    }
}

/// A property that holds a closure.
struct KilnView: View {
    @Environment(\.dismiss) private var dismiss

    private var leave: () -> Button<Text> {
        { Button("Kilns") { dismiss() } }
    }

    var body: some View {
        Text("1240 degrees")
            .toolbar { ToolbarItem(placement: .topBarLeading, content: leave) }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// An initializer, whose view owns its dismiss.
struct ClayView: View {
    var body: some View {
        Text("Stoneware")
            .toolbar { ToolbarItem(placement: .topBarLeading, content: ShelfChip.init) }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct ShelfChip: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Shelf") { dismiss() }
    }
}

/// The method's name says help, and so does its body.
struct WheelView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsHelp = false

    var body: some View {
        Text("Centre the clay")
            // screen-below: none none pushed // expect-below: missing_back_button "WheelView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading, content: helpButton)
            }
    }

    private func helpButton() -> some View {
        Button("Help") { showsHelp = true }
    }
}
