import SwiftUI

struct AtticHall: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Trunk") { TrunkView() }
                NavigationLink("Beam") { BeamView() }
                NavigationLink("Window") { WindowView() }
                NavigationLink("Hatch") { HatchView() }
            }
        }
    }
}

private struct TopStrip: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Hall") { dismiss() } }
}

/// The strip of this file.
struct TrunkView: View {
    var body: some View {
        VStack {
            TopStrip()
            Text("Old coats")
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "TrunkView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The header of its own, not that of the view below.
struct BeamView: View {
    @Environment(\.dismiss) private var dismiss

    struct Header: View {
        var body: some View { Text("Oak") }
    }

    var body: some View {
        VStack {
            Header()
            Text("Of 1820")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "BeamView", missing_swipe_back
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
    }
}

struct WindowView: View {
    var body: some View {
        VStack {
            Header()
            Text("Round")
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "WindowView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

extension WindowView {
    struct Header: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Hall") { dismiss() } }
    }
}

/// Named with the view that has it.
struct HatchView: View {
    var body: some View {
        VStack {
            WindowView.Header()
            Text("Stuck")
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "HatchView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The attic's; the cellar has one of the same name.
struct PlainBar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Hall") { dismiss() } }
}
