import Combine
import SwiftUI

struct Lighthouse: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Lamp") { LampView() }
                NavigationLink("Fog") { FogView() }
                NavigationLink("Horn") { HornView() }
                NavigationLink("Stairs") { StairView() }
            }
        }
    }
}

/// A picture and a word, nothing to press.
struct LampView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two flashes")
            // screen-below: none none pushed // expect-below: missing_back_button "LampView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    HStack {
                        Image(systemName: "lightbulb")
                        Text("Lighthouse")
                    }
                }
            }
    }
}

/// It leaves by itself, after a while.
struct FogView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Visibility 200 m")
            // screen-below: none none pushed // expect-below: missing_back_button "FogView", missing_swipe_back
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
                try? await Task.sleep(nanoseconds: 5_000_000_000)
                dismiss()
            }
    }
}

struct HornView: View {
    @Environment(\.dismiss) private var dismiss
    private let ticks = Timer.publish(every: 30, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("Every thirty seconds")
            // screen-below: none none pushed // expect-below: missing_back_button "HornView", missing_swipe_back
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
            .onReceive(ticks) { _ in dismiss() }
    }
}

/// The escape gesture is no control that can be seen.
struct StairView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("198 steps")
            // screen-below: none none pushed // expect-below: missing_back_button "StairView", missing_swipe_back
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
            .accessibilityAction(.escape) { dismiss() }
    }
}
