import SwiftUI

struct Pottery: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Kiln") { KilnView() }
                NavigationLink("Glaze") { GlazeView() }
                NavigationLink("Wheel") { WheelView() }
                NavigationLink("Clay") { ClayView() }
                NavigationLink("Slip") { SlipView() }
                NavigationLink("Mug") { MugView() }
                NavigationLink("Bowl") { BowlView() }
            }
        }
    }
}

/// Leaves when a task is done.
struct KilnView: View {
    @Environment(\.dismiss) private var dismiss

    private func rest() async {}

    var body: some View {
        Text("1200 degrees")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { Task { await rest(); dismiss() } } } }
    }
}

/// Leaves a little later.
struct GlazeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cobalt")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { dismiss() } } } }
    }
}

/// Leaves when an animation has ended.
struct WheelView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var turns = 3

    var body: some View {
        Text("\(turns)")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { withAnimation { turns = 0 } completion: { dismiss() } } } }
    }
}

/// Leaves whatever comes before.
struct ClayView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var lumps = 3

    private func stop() {
        defer { dismiss() }
        guard lumps > 0 else { return }
        lumps -= 1
    }

    var body: some View {
        Text("\(lumps)")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { stop() } } }
    }
}

/// Leaves on the main actor.
struct SlipView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Thin")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { MainActor.assumeIsolated { dismiss() } } } }
    }
}

/// Goes by itself: that is no control.
struct MugView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Chipped")
            // screen-below: none none pushed
            // expect-below: missing_back_button "MugView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
            .task {
                try? await Task.sleep(nanoseconds: 2_000_000_000)
                dismiss()
            }
    }
}

/// The same without a task.
struct BowlView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Round")
            // screen-below: none none pushed
            // expect-below: missing_back_button "BowlView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { dismiss() } }
    }
}
